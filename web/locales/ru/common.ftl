close = Закрыть
retry = Ещё раз
language = Язык
actions = Действия
by = { $authors }
author-unnamed = игрок, не назвавший себя

games = Игры
game-change = Игра: { $game }. Выбрать другую

form = Условия атаки
form-change = Изменить
form-unfold = Изменить условия атаки
form-fold = Свернуть условия
form-more = { $name }: ещё
form-reset = Начать заново
brief-not = нет: { $name }
brief-none = { $name }: не задано
not-given = не задано
not-given-clear = Не задавать
not-given-set = { $name }: не задавать
step-more = { $name }: на один больше
step-less = { $name }: на один меньше
list-add = Добавить: { $name }
list-remove = { $name }: убрать № { $n }
list-same = У всех одинаково: { $value }
record-give = Задать: { $name }
record-take = Не задавать: { $name }

odds = Шансы
odds-mean = в среднем { $mean }
odds-bar = { $value }: { $chance }
odds-actual = выпало
odds-later = Шансы сейчас появятся
odds-refused = Считать нечего: так атаковать нельзя
odds-problems = Шансы появятся, когда условия будут верны
odds-too-many = Вариантов слишком много для точного подсчёта
luck = Так или лучше бывает в { $n ->
    [one] { $n } атаке
    [few] { $n } атаках
   *[many] { $n } атаках
} из 100.
luck-always = Хуже быть не могло.
luck-nearly-always = Так или лучше бывает почти всегда.
luck-rare = Так или лучше бывает раз в { $n ->
    [one] { $n } атаку
    [few] { $n } атаки
   *[many] { $n } атак
}.

felt = Итог
felt-example = Пример: { $title }
felt-ready = Можно бросать
felt-rolling = Кубики уже летят
felt-refused = Так нельзя
felt-refused-note = Кубики не бросают, и ничего не тратится.
felt-problems = { $n ->
    [one] В условиях { $n } неточность
    [few] В условиях { $n } неточности
   *[many] В условиях { $n } неточностей
}
felt-problems-note = Всё введённое на месте; пояснение стоит рядом с полем.
felt-relay = Те же кубики
felt-own = Вернуться к своей атаке
dice-yours = вручную
dice-mixed = вручную { $typed } из { $all }
dice-correct = { $words }: исправить
dice-letter = к
dice-count = { $n } × { dice-letter }{ $sides }
set-aside = { $n ->
    [one] { $n } отложен
    [few] { $n } отложены
   *[many] { $n } отложены
}
pair = { $defence } и { $attack }: { $sum }, { $word }
pair-falls = гибнет
pair-stands = цел
pair-table = Сколько каких пар. Сумма от { $need } убивает бойца.

choice-default = Этот ответ в силе, пока вы не выберете.
choice-default-dice = { $n ->
    [one] Этот кубик в счёте, пока вы не коснётесь другого.
   *[other] Эти кубики в счёте, пока вы не коснётесь других.
}
choice-undo = Отменить выбор
choice-pick = { $n ->
    [one] Выберите ещё { $n } кубик.
    [few] Выберите ещё { $n } кубика.
   *[many] Выберите ещё { $n } кубиков.
}
choice-die = Кубик { $n }, выпало { $face }

why = Почему
why-leaned = Решения, от которых зависел итог:
cite-open = Правило { $cite }

roll = Бросить
roll-waits = Загрузка: { $percent }
my-dice = Свои кубики
share = Поделиться

keypad-rows = Ряды
keypad-row = Кубики: { $row }
keypad-count = { $n } из { $all }
keypad-die = Кубик { $n }: { $face }
keypad-open = не задан
keypad-phone = бросит телефон
keypad-phone-one = Телефон бросит этот
keypad-phone-rest = Телефон бросит остальные
keypad-back = Убрать последний
keypad-clear = Начать сначала
keypad-set = Поставить { $face }
keypad-spell = от 1 до { $sides }
keypad-waits = Клавиши появятся вместе с правилами: загружено { $percent }.

share-title = Название
share-title-note = Стоит над итогом и в списке последних бросков и уходит вместе со ссылкой.
share-copy = Скопировать ссылку
share-copied = Скопировано
share-system = Отправить…
share-note = Кто её откроет, увидит эти самые кубики и почему всё так вышло.
share-note-open = Кто её откроет, увидит эти условия и сможет бросить.
share-making = Ссылка готовится…
share-waits = Ссылка появится, как только загрузятся правила.
share-off = Для ссылки нужны правила, а они не загрузились.
share-qr = QR-код ссылки
share-qr-too-long = В ссылке { $length ->
    [one] { $length } знак
    [few] { $length } знака
   *[many] { $length } знаков
}: такой код телефон не прочтёт. Лучше отправьте её.

door-examples = Разобранные примеры
door-log = Последние броски
door-rulings = Решения за нашим столом
door-about = О программе
rulings-note = Там, где правила { $game } молчат, решает ваш стол. Страница запомнит решение.
rulings-strange = Эта атака сыграна не по вашим решениям.
rulings-as-table = Взять наши
log-empty = Пока ничего не брошено.
log-forget = Очистить список
about-what = Aleator — судья за игровым столом: задайте условия атаки, бросьте кубики и узнайте, что вышло, почему и насколько это было вероятно.
about-chance = Шансы точные: они посчитаны, а не прикинуты. Кубики телефона берутся из его собственного источника случайности, все грани равновероятны.
about-private = Всё происходит на этом телефоне. Никуда ничего не отправляется; ссылка несёт атаку в себе.
about-games = Игры
about-games-note = Игры принадлежат их авторам. Правила пересказаны здесь своими словами.
about-cites = Пометки вроде { $cite } — наша собственная нумерация правил: коснитесь, чтобы прочесть правило.
about-source = Источник
about-parts = Из чего сделано
about-parts-note = Python в браузере благодаря Pyodide; Lit, Fluent, D3, idb, uqr; шрифт Vollkorn Фридриха Альтхаузена.
about-version = Aleator { $version }, сборка { $build }. Свободная программа, лицензия MIT.
about-loaded-anew = Правила, сохранённые при прошлом посещении, не подошли и были загружены заново.

engine-starting = Загрузка правил
engine-failed = Правила не загрузились. Всё введённое на месте.
engine-missing = В этом браузере нет WebAssembly (возможно, включён режим блокировки), поэтому бросить кубики здесь нельзя. Примеры читать можно.
notice-stopped = Это заняло слишком много времени и было прервано. Всё введённое на месте.
notice-defect = Это наша ошибка: правила споткнулись на этой атаке. Всё введённое на месте.
notice-copy = Копировать здесь нельзя. Нажмите на ссылку и удерживайте, чтобы выделить её.
notice-link = Эта ссылка не открывается.
notice-link-more = { $n ->
    [one] И ещё { $n } ошибка.
    [few] И ещё { $n } ошибки.
   *[many] И ещё { $n } ошибок.
}
notice-link-waits = Ссылку не прочесть: правила не загрузились.
notice-link-needs-engine = В этом браузере нет WebAssembly, поэтому ссылки здесь не открываются.
notice-language = Этот язык сейчас не загрузить: в первый раз для него нужна сеть.
notice-stored = Часть сохранённого с прошлого раза не удалось прочитать. Она отложена.
newer = Вышла новая версия.
newer-take = Обновить
link-opening = Ссылка открывается
link-waits = Она откроется, как только загрузятся правила: { $percent }.

path-game = Игра
path-title = { share-title }
path-situation = { form }
path-rulings = Решения
path-dice = Кубики
path-choices = Выбор
path-seed = { path-dice }
path-edition = Редакция правил
path-format = Вид ссылки
path-die = { $row }, кубик { $n }
path-other = «{ $path }»

problem-named = { $field }: { $text }
problem-not-json = Это не прочесть.
problem-too-deep = Слишком много уровней вложенности.
problem-not-an-object = Это не атака.
problem-unknown-key = Такого имени здесь нет.
problem-duplicate-key = Указано дважды.
problem-missing = Не указано.
problem-wrong-type = { $limit ->
    [integer] Нужно целое число.
    [number] Нужно число.
    [flag] Нужно «да» или «нет».
    [text] Нужен текст.
    [list] Нужен список.
   *[other] Здесь нужно другое.
}
problem-too-small = Не меньше { $limit }.
problem-too-large = Не больше { $limit }.
problem-too-short = Не меньше { $limit }.
problem-too-long = Не больше { $limit }.
problem-not-an-option = Возможно: { $limit }.
problem-bad-text = Есть знаки, которые нельзя сохранить.
problem-unknown-game = Этой игры здесь нет.
problem-newer-format = Сделано в более новой версии Aleator. Обновите страницу.
problem-newer-edition = Сделано по более новой редакции правил ({ $value }). Обновите страницу.
problem-older-edition = Сделано по редакции { $value } правил, там это значило другое.
problem-wrong-face = На кубике нет { $value }.
problem-wrong-length = { $limit ->
    [one] Нужен { $limit } кубик, а не { $value }.
    [few] Нужны { $limit } кубика, а не { $value }.
   *[many] Нужно { $limit } кубиков, а не { $value }.
}
problem-not-asked = Здесь этого не спрашивают.
problem-unknown-row = Такого ряда нет.
problem-bad-seed = Бросок телефона повреждён.
problem-bad-choice = Такой выбор невозможен.
problem-too-many-states = Вариантов слишком много для точного подсчёта.
problem-unknown-question = Этот вопрос здесь неизвестен.
problem-unknown-unit = Нет бойца с таким именем.
problem-bad-dice = Это не кубики вида 1к20 или 2к6+1.
problem-bad-square = Это не клетка.
problem-off-board = Такой клетки на поле нет: столбцов и строк { $limit }.
problem-square-taken = На этой клетке уже кто-то стоит.
problem-link-cut = У неё нет конца: часть потерялась по дороге.
problem-link-altered = Её изменили по дороге.
problem-link-too-long = Она длиннее любой ссылки этой страницы.
problem-link-not-a-link = Она не с этой страницы.
problem-link-newer = Она сделана в более новой версии Aleator. Обновите страницу.
problem-too-big = Слишком большой объём.
problem-no-decision = С этими кубиками решения не будет никогда.

board-name = Поле, { $columns } на { $rows } клеток
board-keys = Стрелки ведут по клеткам. Enter применяет инструмент, Delete убирает, плюс и минус поднимают и опускают землю, больше и меньше меняют масштаб.
board-square = Столбец { $x }, строка { $y }
board-column = Столбец
board-row = Строка
board-height = высота { $n }
board-obstacle = препятствие
board-cleared = препятствие убрано
board-attacker = атакующий
board-target = цель { $n }
board-step = шаг { $n }
board-no-side = без стороны
board-side = Сторона
board-level = на том же уровне
board-higher = выше на { $n }
board-lower = ниже на { $n }
board-distance = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[other] { $n } клеток
}
board-in-sight = на виду
board-out-of-sight = не видно
board-hidden = заслоняет столбец { $x }, строка { $y }
board-in-reach = достаёт
board-out-of-reach = не достаёт
board-measured = измерено
board-tools = Инструменты
board-closer = Ближе
board-farther = Дальше
board-whole = Всё поле
board-look = Коснитесь юнита, чтобы узнать расстояние, высоту и обзор.
board-size = Размер: { $columns } × { $rows }
board-raise = Поднять
board-lower-ground = Опустить
board-unit = Юнит { $n }
board-placed = { $name }: { $square }
board-moved = { $name }: { $square }
board-removed = { $name }: снят с поля
board-leads = Атакует { $name }
board-aimed = { $name }: цель
board-spared = { $name }: больше не цель
board-way = { $n ->
    [0] клеток не отмечено
    [one] отмечена { $n } клетка
    [few] отмечены { $n } клетки
   *[other] отмечено { $n } клеток
}
board-undone = Отменено
board-full = Для нового юнита нет места.
board-last-unit = Один юнит должен остаться.
board-no-target-here = Здесь нет цели.
board-mode = Откуда берутся числа
board-mode-board = Поле
board-mode-measured = Измерено
tool-select = Выбор
    .hint = Коснитесь юнита, затем клетки. Или перетащите.
tool-unit = Юнит
    .hint = Коснитесь клетки, чтобы поставить; юнита — чтобы изменить.
tool-ground = Земля
    .hint = Касайтесь клеток или ведите по ним.
tool-obstacle = Препятствие
    .hint = Касайтесь или ведите; ещё раз — убрать.
tool-target = Цель
    .hint = Касайтесь юнитов по порядку.
tool-path = Путь
    .hint = Касайтесь клеток или ведите от атакующего.
tool-undo = Отменить
units-list = Юниты
units-count = { $n ->
    [one] { $n } юнит
    [few] { $n } юнита
   *[other] { $n } юнитов
}
unit-add = Добавить юнита
unit-edit = Изменить
unit-aim = Цель
unit-lead = Атакует
unit-remove = Убрать
unit-done = Готово
unit-more = Ещё
targets-add = Добавить цель
squares-none = нет
squares-draw = Нарисовать
squares-clear = Стереть
measured-note = Расстояние, высота и видимость, как вы их измерили от юнита «{ $name }» после хода.
measured-given = измерено
measured-none = по полю
measured-take = Принять
measured-forget = Забыть
measured-above = Введено выше, вместо поля.
measured-enter = Ввести измеренное
measured-overrules = { $n ->
    [one] Для { $n } юнита действуют измеренные числа.
   *[other] Для { $n } юнитов действуют измеренные числа.
}
measured-clear = Забыть их
direction = { $way ->
    [0] вверх и влево
    [1] вверх
    [2] вверх и вправо
    [3] влево
    [5] вправо
    [6] вниз и влево
    [7] вниз
   *[8] вниз и вправо
}
