tagline = Поле из клеток с высотами и обзором; пять видов атаки, десять стихий

group-board = Поле и юниты
group-attack = Атака
group-targets = Путь и цели
group-secondary = Вторая атака
group-measured = Измерено на столе

field-board = Поле
field-board-columns = Столбцы
field-board-rows = Строки
field-board-heights = Высоты
    .help = 0, где ничего не задано.
field-board-obstacles = Препятствия
    .help = Клетки, закрывающие обзор.
field-units = Юниты
field-units-id = Краткое имя
field-units-at = Клетка
field-units-name = Имя
field-units-side = Сторона
field-units-defence = Защита (DEF)
field-units-essences = Сущности
field-units-traits = Свойства
field-units-vitality = Живучесть (VIT)
    .help = Для памяти: здесь говорится лишь, сколько вернулось.
field-units-flipped = Перевёрнут
    .help = Уже действовал и не может атаковать.
field-units-movement = Ход (MOV)
field-attacker = Атакующий
    .help = Первый юнит, если никто не выбран.
field-attack = Главная атака
field-attack-kind = Вид
field-attack-reach = Дальность (ATK)
    .help = В клетках.
field-attack-attack_die = Кубик атаки (ATK)
    .help = Например 1к10.
field-attack-damage = Урон (DAN)
    .help = Кубики, например 1к20 или 2к6+1.
field-attack-height_limit = Предел высоты (HLT)
    .help = Оставьте пустым, если у атаки его нет.
field-attack-ammunition = Осталось снарядов
    .help = Оставьте пустым, чтобы не считать.
field-attack-archer = Лучник
    .help = Может стрелять не видя, со штрафом.
field-attack-elements = Стихии
field-attack-area = По области
field-attack-all = По всем, и по своим
field-attack-line = По линии
field-attack-line_facing = Куда обращён атакующий
    .help = Нужно только для линий «Вперёд» и «Назад»: первая идёт в эту сторону, вторая в обратную.
field-attack-multiple = Многократная
    .help = Сколько раз он атакует.
field-attack-wandering = Блуждающая
    .help = Сколько шагов; 0 значит нет.
field-attack-special = Особое
    .help = Ваша пометка. Правила здесь её не читают.
field-secondary = Вторая атака
field-secondary-kind = { field-attack-kind }
field-secondary-reach = { field-attack-reach }
field-secondary-attack_die = { field-attack-attack_die }
field-secondary-damage = { field-attack-damage }
field-secondary-height_limit = { field-attack-height_limit }
field-secondary-ammunition = { field-attack-ammunition }
field-secondary-archer = { field-attack-archer }
field-secondary-elements = { field-attack-elements }
field-secondary-area = { field-attack-area }
field-secondary-all = { field-attack-all }
field-secondary-line = { field-attack-line }
field-secondary-line_facing = { field-attack-line_facing }
field-secondary-multiple = { field-attack-multiple }
field-secondary-wandering = { field-attack-wandering }
field-secondary-special = { field-attack-special }
field-use = Какой атакой
field-move = Пройденные до атаки клетки
    .short = Ход
field-targets = Цели
    .help = Единственный враг, если никто не выбран. Не читается при атаке по области, таране и блуждании.
field-path = Клетки тарана
    .short = Таран
field-measured = Измерено
    .help = Числа с настоящего стола. Для этого юнита они вместо чисел поля; при блуждании — для шагов с клетки атакующего.
field-measured-distance = Расстояние
field-measured-height = Высота, цель минус атакующий
field-measured-visible = В поле зрения

option-kind-common = Обычная
option-kind-trample = Таран
option-kind-magic = Магическая
option-kind-projectile = Снаряд
option-line-horizontal = По горизонтали
option-line-vertical = По вертикали
option-line-diagonal = По диагоналям
option-line-random = Случайная
option-line-front = Вперёд
option-line-back = Назад
option-line-full = Во все стороны
option-elements-fire = Огонь
option-elements-water = Вода
option-elements-earth = Земля
option-elements-air = Воздух
option-elements-ice = Лёд
option-elements-electricity = Электричество
option-elements-life = Жизнь
option-elements-disease = Болезнь
option-elements-light = Свет
option-elements-darkness = Тьма
option-essences-fire = { option-elements-fire }
option-essences-water = { option-elements-water }
option-essences-earth = { option-elements-earth }
option-essences-air = { option-elements-air }
option-essences-ice = { option-elements-ice }
option-essences-electricity = { option-elements-electricity }
option-essences-life = { option-elements-life }
option-essences-disease = { option-elements-disease }
option-essences-light = { option-elements-light }
option-essences-darkness = { option-elements-darkness }
option-traits-flying = Летает
option-traits-undead = Нежить
option-use-main = Главная
option-use-secondary = Вторая

word-element = { $element ->
    [fire] Огонь
    [water] Вода
    [earth] Земля
    [air] Воздух
    [ice] Лёд
    [electricity] Электричество
    [life] Жизнь
    [disease] Болезнь
    [light] Свет
   *[darkness] Тьма
}
word-against = { $against ->
    [fire] сущность Огонь
    [water] сущность Вода
    [earth] сущность Земля
    [air] сущность Воздух
    [ice] сущность Лёд
    [electricity] сущность Электричество
    [life] сущность Жизнь
    [disease] сущность Болезнь
    [light] сущность Свет
    [darkness] сущность Тьма
    [flying] летает
   *[undead] нежить
}
word-trait = { $element ->
    [air] летает
   *[light] нежить
}
word-direction = { $direction ->
    [1] вверх
    [2] вверх и вправо
    [3] вправо
    [4] вниз и вправо
    [5] вниз
    [6] вниз и влево
    [7] влево
   *[8] вверх и влево
}
word-line = { $line ->
    [horizontal] по горизонтали
    [vertical] по вертикали
    [diagonal] по диагоналям
    [random] случайная
    [front] вперёд
    [back] назад
   *[full] все восемь направлений
}

ruling-equal_damage = Урон равен DEF
ruling-equal_damage-survives = Цель выдерживает
ruling-equal_damage-defeats = Цель побеждена
ruling-ice_bonus = Лёд против сущности Огонь
ruling-ice_bonus-20 = Урон больше на 20
ruling-ice_bonus-10 = Урон больше на 10
ruling-missing_height_limit = У атаки нет HLT
ruling-missing_height_limit-reach = HLT равен дальности
ruling-missing_height_limit-none = Предела высоты нет
ruling-missing_height_limit-zero = HLT равен 0
ruling-trample_end = Где кончается таран
ruling-trample_end-last-free = На последней свободной клетке пути
ruling-trample_end-last-target = На последней клетке, где пала цель
ruling-trample_reach = Как далеко идёт таран
ruling-trample_reach-reach = Насколько позволяет ATK
ruling-trample_reach-movement = Насколько позволяет MOV
ruling-trample_reach-smaller = По меньшему из двух
ruling-flip_on_miss = Переворачивать, если никто не задет?
ruling-flip_on_miss-yes = Да
ruling-flip_on_miss-no = Нет
ruling-blind_penalty = Штраф лучника без обзора
ruling-blind_penalty-10 = 10
ruling-blind_penalty-0 = Нет
ruling-blind_penalty-5 = 5
ruling-traits_stack = Одна стихия против двух свойств юнита
ruling-traits_stack-once = Одна прибавка
ruling-traits_stack-each = Прибавка за каждое
ruling-elements_add = Прибавки нескольких стихий
ruling-elements_add-add = Складываются
ruling-elements_add-best = Считается лучшая
ruling-earth_on_flying = Летающие неуязвимы
ruling-earth_on_flying-whole = Для всей атаки
ruling-earth_on_flying-element = Только для прибавки Земли
ruling-area_roll = Урон атаки по области
ruling-area_roll-each = Бросок на каждую цель
ruling-area_roll-shared = Один бросок на всех
ruling-line_from = Линия идёт
ruling-line_from-attacker = От атакующего
ruling-line_from-target = От цели
ruling-distance = Расстояние считают
ruling-distance-king = И по диагонали
ruling-distance-taxicab = Без диагоналей
ruling-units_block_sight = Юниты закрывают обзор?
ruling-units_block_sight-no = Нет
ruling-units_block_sight-yes = Да
ruling-multiple_ammunition = Снаряды многократной и блуждающей атаки
ruling-multiple_ammunition-each = По одному на атаку
ruling-multiple_ammunition-once = Один на всё
ruling-all_includes_attacker = «Все» включает атакующего?
ruling-all_includes_attacker-no = Нет
ruling-all_includes_attacker-yes = Да

row-attack = Бросок атаки { $n }
row-damage = Урон { $n }
row-direction = Направление { $n }
choice-spell = Заклятие, которое несёт болезнь

step-common = { $name }: обычная атака{ $secondary ->
    [true] , вторая
   *[false] {""}
}.
step-trample = { $name }: таран, ход входит в него{ $secondary ->
    [true] , вторая атака
   *[false] {""}
}.
step-magic = { $name }: магическая атака{ $secondary ->
    [true] , вторая
   *[false] {""}
}; это не заклинание, Fluxo не тратится.
step-projectile = { $name }: атака снарядом{ $secondary ->
    [true] , вторая
   *[false] {""}
}.
step-moved = { $name } сначала проходит { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[many] { $steps } клеток
}.
step-area = По области: { $all ->
    [true] досягаемы { $targets ->
        [one] { $targets } юнит
        [few] { $targets } юнита
       *[many] { $targets } юнитов
    }, свои и чужие
   *[false] досягаемы { $targets ->
        [one] { $targets } враг
        [few] { $targets } врага
       *[many] { $targets } врагов
    }
}.
step-line = Только по линии: { word-line }.
step-multiple = Многократная × { $times }: каждый бросок урона сам по себе.
step-wandering = Блуждающая × { $times }: каждый шаг от последней клетки.
step-special = Особое: { $special }
step-range = { $name }: расстояние { $distance }, { $height ->
    [0] на той же высоте
   *[other] разница высот { $height }
}, в поле зрения.
step-range-magic = { $name }: расстояние { $distance }; высота и обзор не важны.
step-blind = { $name } вне поля зрения: { $penalty } к броску атаки.
step-immune = { $name } летает: Земля не действует.
step-undead = { $name } — нежить: Жизнь уничтожает её.
step-no-recovery = { $name }, сущность Тьма: Жизнь ничего не восстанавливает.
step-recovery = { $name }: Жизнь лечит, а не ранит.
step-bonus = { word-element }, цель { $name } ({ word-against }{ $grounds ->
    [2] , { word-trait }
   *[1] {""}
}): +{ $bonus }.
step-elements = { $best ->
    [true] Считается лучшая из стихий
   *[false] Все стихии вместе
}, цель { $name }: +{ $bonus }.
step-direction = Направление { $number }: { word-direction }.
step-off-line = Удар { $strike }: { $name } не на этой линии.
step-left-board = Шаг { $strike } уводит с поля: атака кончается.
step-barred = Шаг { $strike } закрыт: атака кончается.
step-empty-square = Шаг { $strike }: там некого задеть.
step-too-high-here = Удар { $strike }: { $name } там за пределом HLT, разница высот { $height }.
step-hidden-here = Удар { $strike }: { $name } там вне поля зрения.
step-shared-roll = Один бросок урона на { $targets ->
    [one] { $targets } цель
    [few] { $targets } цели
   *[many] { $targets } целей
}.
step-shot = Выстрел { $strike }, цель { $name }: бросок { $face }{ $height ->
    [0] {""}
   *[other] , высота { $height }
}{ $penalty ->
    [0] {""}
   *[other] , без обзора { $penalty }
}: { $total } против расстояния { $distance }, { $hit ->
    [true] попадание.
   *[false] промах.
}
step-damage = Удар { $strike }, цель { $name }: { $bonus ->
    [0] { $total }
   *[other] { $rolled } + { $bonus } = { $total }
} против DEF { $defence }: { $defeated ->
    [true] цель погибает.
   *[false] цель выдерживает.
}
step-healed = Удар { $strike }: { $name } возвращает { $healed } VIT.
step-destroyed = Удар { $strike }: { $name } погибает при любом броске.
step-unharmed = Удар { $strike }: { $name } — неуязвимость.
step-spell = Удар { $strike }: болезнь накладывает заклятие с любого из игровых столов, цель { $name }.
step-empty = Удар { $strike }: { $name } уже не на поле.
step-ammunition = { $spent ->
    [one] Потрачен { $spent } снаряд
    [few] Потрачено { $spent } снаряда
   *[many] Потрачено { $spent } снарядов
}, осталось { $left }.
step-trample-end = { $stayed ->
    [true] { $name } остаётся на своей клетке.
   *[false] { $name } в конце на столбце { $x }, строке { $y }, считая от 0.
}
step-flip = { $flipped ->
    [true] { $name }: переворачивается.
   *[false] { $name } никого не задевает и не переворачивается.
}
step-verdict = { $targets ->
    [0] Никто не задет
    [1] { $effect ->
        [defeated] { $name } погибает
        [damage] { $name } выдерживает удар
        [heal] { $name }: +{ $healed } VIT
        [immune] { $name }: неуязвимость
        [missed] { $name }: мимо
       *[empty] Никто не задет
    }
   *[other] { $defeated ->
        [0] { $effect ->
            [heal] Возвращено { $healed } VIT
            [missed] Все мимо
           *[other] Устояли все { $targets }
        }
        [1] Погиб 1 из { $targets }
       *[other] { $left ->
            [0] Погибли все { $targets }
           *[other] Погибло { $defeated } из { $targets }
        }
    }
}

refusal-flipped = Юнит «{ $name }» уже перевёрнут.
refusal-out-of-reach = { $path ->
    [true] Путь тарана: { $distance }, дальность { $reach }.
   *[false] { $name }: расстояние { $distance }, дальность атаки { $reach }.
}
refusal-too-high = { $name }: разница высот { $height }, HLT { $limit }.
refusal-out-of-sight = { $name } вне поля зрения.
refusal-no-ammunition = { $left ->
    [0] Снарядов не осталось.
   *[other] Снарядов нужно { $needed }, осталось { $left }.
}
refusal-not-on-line = { $name } не на линии: { word-line }.
refusal-not-an-enemy = { $name } не враг.
refusal-not-adjacent-step = Шаг ведёт на клетку, не соседнюю с прежней.
refusal-too-far-to-move = Пройдено клеток: { $steps }, MOV позволяет { $movement }.
refusal-square-occupied = { $obstacle ->
    [true] На пути препятствие: столбец { $x }, строка { $y }, считая от 0.
   *[false] На пути стоит { $name }.
}
refusal-square-twice = Таран атакует клетку, где { $name }, только раз.
refusal-mixed-wandering = Блуждающая атака не сочетается с многократной, по линии, по области и по всем.
refusal-no-target = { $mode ->
    [area] Никого нет в пределах досягаемости.
    [trample] На пути нет врага.
   *[targets] Не хватает цели.
}

measure-defeated = { $of ->
    [none] Побеждённые юниты
   *[other] { $of }: поражение
}
measure-defeated-at-least = { $n ->
    [0] никто не погибнет
    [one] { $last ->
        [true] погибнет { $n }
       *[false] погибнет { $n } или больше
    }
   *[other] { $last ->
        [true] погибнут { $n }
       *[false] погибнет { $n } или больше
    }
}
measure-defeated-true = погибнет
measure-defeated-false = выстоит
measure-hit-1 = Первый выстрел попадает
measure-hit-1-true = первый выстрел попадёт
measure-hit-1-false = первый выстрел — мимо

outcome-defeated = погибает
outcome-stands = держится
outcome-missed = мимо
outcome-heal = лечение
outcome-immune = неуязвимость
outcome-unchanged = без перемен
outcome-regardless = при любом броске
outcome-empty = пусто
outcome-height = высота
outcome-penalty = вслепую
outcome-bonus = стихия
outcome-fixed = DAN
outcome-fixed-attack = ATK
outcome-against-distance = против расстояния { $n }
outcome-against = против DEF { $n }
outcome-healed = +{ $n } VIT
outcome-ends = { $name }: { $square }
outcome-flipped = перевёрнут
outcome-ammunition = { $n ->
    [0] снарядов не осталось
    [one] остался { $n } снаряд
    [few] осталось { $n } снаряда
   *[other] осталось { $n } снарядов
}

name-attacker = Атакующий
name-target = Цель
name-red = Красные
name-blue = Синие
name-alchemist = Алхимик
name-archer = Лучник
name-golem = Голем
name-knight = Рыцарь
name-lancer = Копейщик
name-levi = Леви
name-mage = Маг
name-salamander = Саламандра
name-soldier = Солдат

example-archer = Лучник на холме
    .note = Пример снаряда из правил: кубик 7, два за высоту, расстояние 8.
example-lancer = Копейщик и алхимик
    .note = Пример обычной атаки из правил. У копейщика нет HLT, поэтому всё зависит от решения за столом.
example-knight = Рыцарь таранит двоих
    .note = Пример тарана из правил. DEF солдата и MOV рыцаря там не указаны; 10 и 3 — наши.
example-alchemist = Магия из-за холма
    .note = Пример магической атаки из правил. Там урон 3 побеждает DEF 3, хотя правило требует больше: поэтому «Урон равен DEF» здесь означает победу.
example-no-arrows = Лучник без стрел
    .note = Пример второй атаки из правил. Там урон 3 побеждает DEF 3, хотя правило требует больше: поэтому «Урон равен DEF» здесь означает победу.
example-ice = Лёд против огня
    .note = Для Льда в правилах стоят сразу 20 и +10. При 20 цель падает, при 10 устоит. Юниты и кубики наши.
example-area = Земля вокруг
    .note = Атака по области; один юнит скрыт за препятствием. Юниты и кубики наши.

rule-tm-1 = При обычной атаке цель должна быть в пределах дальности и предела высоты HLT.
rule-tm-2 = И на линии обзора. Препятствия и возвышения могут её скрыть.
rule-tm-3 = Атакующий бросает указанный урон, DAN.
rule-tm-4 = Урон больше DEF цели побеждает её.
rule-tm-5 = После атаки атакующего переворачивают.
rule-tm-6 = Свойства и особые эффекты могут это изменить и тогда об этом говорят.
rule-tm-7 = При таране атакующий входит на клетки целей. Все требования к ходу в силе; только враги на пути ему не помеха.
rule-tm-8 = Это полное действие, ход входит в него.
rule-tm-9 = И здесь побеждает урон больше DEF.
rule-tm-10 = Если целей несколько, у каждой свой бросок урона.
rule-tm-11 = Он останавливается на последней свободной клетке пути; если кто-то пал, на последней клетке цели.
rule-tm-12 = Потом его переворачивают.
rule-tm-13 = За один таран клетку атакуют не больше раза, если не сказано иное.
rule-tm-14 = Предел высоты действует и при таране, как видно из примера.
rule-tm-15 = Магическая атака идёт как обычная.
rule-tm-16 = Но без предела высоты.
rule-tm-17 = И без линии обзора.
rule-tm-18 = Это не заклинание: Fluxo не тратится, урон бросают.
rule-tm-19 = Но что действует на заклинания, действует и на неё.
rule-tm-20 = Второй атакой можно бить вместо главной.
rule-tm-21 = Снаряд сперва снимает одно своё очко с листа армии.
rule-tm-22 = Не осталось — атаки нет.
rule-tm-23 = Затем выбирают цель на линии обзора.
rule-tm-24 = Лучники могут стрелять и не видя, с −10 к броску атаки.
rule-tm-25 = Затем бросают кубик атаки, +1 за каждое очко высоты атакующего над целью.
rule-tm-26 = И −1 за каждое очко ниже.
rule-tm-27 = Результат не меньше расстояния — попадание.
rule-tm-28 = Попадание наносит DAN; больше DEF побеждает.
rule-tm-29 = Потом атакующего переворачивают.
rule-tm-30 = Некоторые атаки идут по иным правилам: это эффекты.
rule-tm-31 = По области: задет каждый враг в пределах досягаемости.
rule-tm-32 = Атака может нести одну или несколько из десяти стихий.
rule-tm-33 = Огонь: на 20 больше против сущности Лёд.
rule-tm-34 = Вода: на 10 больше против сущности Огонь.
rule-tm-35 = Земля: на 10 больше против сущности Земля.
rule-tm-36 = Летающие неуязвимы для Земли.
rule-tm-37 = Воздух: на 10 больше против сущности Воздух и летающих.
rule-tm-38 = Лёд: больше против сущности Огонь; в правилах стоят и 20, и +10.
rule-tm-39 = Электричество: на 10 больше против сущности Вода.
rule-tm-40 = Жизнь возвращает живучесть (VIT), а не ранит.
rule-tm-41 = Сущность Тьма ничего от Жизни не получает.
rule-tm-42 = Сущность Болезнь получает от Жизни урон, и на 10 больше.
rule-tm-43 = Нежить, задетая Жизнью, побеждена.
rule-tm-44 = Болезнь сверх того накладывает на задетого заклятие с любого из игровых столов, даже без урона.
rule-tm-45 = Болезнь: на 10 больше против сущности Жизнь.
rule-tm-46 = Свет: на 10 больше против нежити и сущности Тьма.
rule-tm-47 = Тьма: на 10 больше против сущности Свет.
rule-tm-48 = По линии: только цели на одной прямой указанного рода.
rule-tm-49 = Многократная × n: до n атак вместо одной.
rule-tm-50 = Удары по одной цели не складываются; каждый бросок урона сам по себе.
rule-tm-51 = Больше ходить даёт только многократный таран.
rule-tm-52 = Блуждающая × n: n атак по случайным линиям, первая от атакующего, каждая следующая от последней клетки.
rule-tm-53 = У каждой задетой клетки свой бросок урона.
rule-tm-54 = Её не сочетают с другими атаками и источниками урона.
rule-tm-55 = И здесь удары по одной цели не складываются.
rule-tm-56 = Блуждающий таран может задеть клетку не раз.
rule-tm-57 = По всем: свои задеты так же, как враги.
rule-tm-58 = Особое: по собственному описанию.
rule-tm-59 = Побеждённого снимают с поля.
