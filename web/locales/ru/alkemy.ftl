tagline = Двое воинов открывают по боевой карте: рефлексы, удары, парирование

group-a = Воин А
group-b = Воин Б
group-settled = Фаза и первый удар

field-a = Воин А
field-a-card = Боевая карта
field-a-combat = Боевые навыки
field-a-reflex = Рефлексы
field-a-defence = Защита
field-a-bonus_dice = Бонусные кубики
    .help = Сверх кубика, который дают карты. Меньше 0 — штрафные: тогда идут в счёт два худших.
field-a-combat_modifier = Боевой бросок ±
    .help = Навыки, умения и прочее; прибавляется к боевому броску.
field-a-reflex_modifier = Рефлексы ±
    .help = Прибавляется к проверке Рефлексов; при ничьей смотрят только на сам атрибут.
field-a-health = Состояние
    .help = Белые кубики у невредимого, жёлтые при тяжёлом состоянии, красные при критическом.
field-a-action_points = ОД
    .help = Оставьте пустым, если не считаете их здесь.
field-b = Воин Б
field-b-card = { field-a-card }
field-b-combat = { field-a-combat }
field-b-reflex = { field-a-reflex }
field-b-defence = { field-a-defence }
field-b-bonus_dice = { field-a-bonus_dice }
    .help = { field-a-bonus_dice.help }
field-b-combat_modifier = { field-a-combat_modifier }
    .help = { field-a-combat_modifier.help }
field-b-reflex_modifier = { field-a-reflex_modifier }
    .help = { field-a-reflex_modifier.help }
field-b-health = { field-a-health }
    .help = { field-a-health.help }
field-b-action_points = { field-a-action_points }
    .help = { field-a-action_points.help }
field-active = Активный игрок
    .help = Важно, только если бездействуют оба.
field-first = Первый удар
    .help = Оставьте пустым, чтобы провести проверку Рефлексов. Заполните, если она уже позади.

option-card-furious = Яростная атака
    .short = Яростная
option-card-normal = Обычная атака
    .short = Обычная
option-card-quick = Быстрая атака
    .short = Быстрая
option-card-parry = Парирование
    .short = Париро­вание
option-card-idle = Бездействие
    .short = Бездей­ствие
option-health-white = невредим
    .dice = невредим (белые кубики)
option-health-yellow = тяжёлое
    .dice = тяжёлое (жёлтые кубики)
option-health-red = критическое
    .dice = критическое (красные кубики)
option-active-a = А
option-active-b = Б
option-first-a = А
option-first-b = Б

ruling-reflex_tie = Ничья в проверке Рефлексов
ruling-reflex_tie-attribute = Выигрывает тот, у кого выше атрибут
ruling-reflex_tie-reroll = Оба перебрасывают
ruling-parry_tie = Ничья при парировании
ruling-parry_tie-parried = Атака отражена
ruling-parry_tie-rulebook = Выше Боевые навыки — победа; поровну — бросить снова
ruling-wheel = Какая карта даёт бонусный кубик?
ruling-wheel-full = Быстрая против Обычной, Обычная против Яростной, Яростная против Быстрой
ruling-wheel-source = Только Быстрая против Обычной
ruling-wheel-off = Никакая
ruling-keep = Какие два кубика идут в счёт?
ruling-keep-choice = Выбирает игрок
ruling-keep-highest = Лучшие
ruling-card_cost = Сколько стоят карты?
ruling-card_cost-source = Только Парирование без атаки: 1 ОД
ruling-card_cost-rulebook = Атака 1, Парирование 1, Бездействие 0
ruling-yellow_repeat = Какое число на жёлтом кубике дважды?
ruling-yellow_repeat-4 = 4
ruling-yellow_repeat-5 = 5
ruling-yellow_repeat-3 = 3
ruling-yellow_repeat-2 = 2
ruling-yellow_repeat-1 = 1
ruling-red_repeat = Какие числа на двух последних гранях красного кубика?
ruling-red_repeat-3p3 = 3 и 3
ruling-red_repeat-3p4 = 3 и 4
ruling-red_repeat-2p4 = 2 и 4
ruling-red_repeat-1p2 = 1 и 2
ruling-red_repeat-1p1 = 1 и 1
ruling-red_repeat-1p3 = 1 и 3
ruling-red_repeat-1p4 = 1 и 4
ruling-red_repeat-2p2 = 2 и 2
ruling-red_repeat-2p3 = 2 и 3
ruling-red_repeat-4p4 = 4 и 4

row-reflex-a = Рефлексы, А
row-reflex-b = Рефлексы, Б
row-combat-a = Боевой бросок, А
row-combat-b = Боевой бросок, Б
choice-keep-a = Два кубика, которые выбирает А
choice-keep-b = Два кубика, которые выбирает Б
choice-standing-a = Воин А ещё жив?
choice-standing-a-true = Да, бьёт в ответ
choice-standing-a-false = Нет
choice-standing-b = Воин Б ещё жив?
choice-standing-b-true = Да, бьёт в ответ
choice-standing-b-false = Нет

step-both-attack = Атакуют оба. А: { $a ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}. Б: { $b ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}.
step-settled = { $first ->
    [a] Первым бьёт А: так решено за столом.
   *[b] Первым бьёт Б: так решено за столом.
}
step-reflex = Рефлексы: А — { $a }, Б — { $b }. { $first ->
    [a] Первым бьёт А.
   *[b] Первым бьёт Б.
}
step-reflex-tie = Рефлексы: А — { $a }, Б — { $b }. { $first ->
    [a] Первым бьёт А: атрибут выше, { $reflex_a } против { $reflex_b }.
   *[b] Первым бьёт Б: атрибут выше, { $reflex_b } против { $reflex_a }.
}
step-reflex-again = Рефлексы: у обоих { $total }. Оба перебрасывают.
step-dice = { $by ->
    [a] А
   *[b] Б
} бросает { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}{ $net ->
    [-2] , в счёт идут два худших
    [-1] , в счёт идут два худших
    [0] {""}
   *[other] {" "}и оставляет два
}.{ $wheel ->
    [1] {" "}Карта сильнее карты противника.
   *[0] {""}
}
step-strike = { $by ->
    [a] А
   *[b] Б
}: на кубиках { $kept }, Боевые навыки { $combat }{ $modifier ->
    [0] {""}
   *[other] , модификатор { $modifier }
}. Итого { $total } против Защиты { $defence }: { $hit ->
    [true] попадание.
   *[false] промах.
}
step-fallen = { $by ->
    [a] Воин А выбыл и в ответ не бьёт.
   *[b] Воин Б выбыл и в ответ не бьёт.
}
step-attack-parry = { $by ->
    [a] А атакует
   *[b] Б атакует
} ({ $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}), { $by ->
    [a] Б парирует.
   *[b] А парирует.
} Проверка Рефлексов не нужна.
step-announce = { $by ->
    [a] А
   *[b] Б
}: на кубиках { $kept }, Боевые навыки { $combat }{ $modifier ->
    [0] {""}
   *[other] , модификатор { $modifier }
}. Объявлено: { $total }.
step-parry = { $by ->
    [a] А
   *[b] Б
} отвечает: на кубиках { $kept }, Боевые навыки { $combat }{ $modifier ->
    [0] {""}
   *[other] , модификатор { $modifier }
}. Итого { $total }.
step-parry-holds = Ничья: атака отражена.
step-parry-tie = Ничья: решают Боевые навыки, { $attacker } у атакующего против { $defender } у парирующего.
step-parry-again = У обоих { $total }, и Боевые навыки равны. Оба перебрасывают.
step-attack-idle = { $by ->
    [a] А атакует
   *[b] Б атакует
} ({ $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}), { $by ->
    [a] Б бездействует.
   *[b] А бездействует.
} Проверка Рефлексов не нужна.
step-no-attack = Никто не атакует. А: { $a ->
    [parry] { option-card-parry }
   *[idle] { option-card-idle }
}. Б: { $b ->
    [parry] { option-card-parry }
   *[idle] { option-card-idle }
}.
step-spent = Потрачено ОД: А — { $a }, Б — { $b }.
step-verdict-blows = { $fallen ->
    [a] Б попал, А выбыл
    [b] А попал, Б выбыл
   *[none] { $hits ->
        [both] Попали оба
        [a] А попал, Б промахнулся
        [b] Б попал, А промахнулся
       *[none] Оба промахнулись
    }
}
step-verdict-parry = { $by ->
    [a] { $parried ->
        [true] А отразил атаку и может нанести ответный удар
       *[false] Б попал, парировать не удалось
    }
   *[b] { $parried ->
        [true] Б отразил атаку и может нанести ответный удар
       *[false] А попал, парировать не удалось
    }
}
step-verdict-blow = { $by ->
    [a] { $hit ->
        [true] А попал
       *[false] А промахнулся
    }
   *[b] { $hit ->
        [true] Б попал
       *[false] Б промахнулся
    }
}
step-verdict-phase-ends = { $next ->
    [a] Фаза завершена, активен игрок А
   *[b] Фаза завершена, активен игрок Б
}
step-verdict-nothing = Ничего не происходит

refusal-no-action-points = { $by ->
    [a] У воина А
   *[b] У воина Б
} не осталось ОД на эту карту: { $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
    [parry] { option-card-parry }
   *[normal] { option-card-normal }
}.

measure-hit-a = Попадание А
measure-hit-a-true = А попадает
measure-hit-a-false = А не попадает
measure-hit-b = Попадание Б
measure-hit-b-true = Б попадает
measure-hit-b-false = Б не попадает
measure-parried = Парирование
measure-parried-true = атака отражена
measure-parried-false = атака проходит
measure-first = Первый удар
measure-first-a = первым бьёт А
measure-first-b = первым бьёт Б
measure-first-none = без проверки Рефлексов

outcome-hit = попадание
outcome-miss = промах
outcome-deflected = отражено
outcome-riposte = ответный удар
outcome-down = выбыл
outcome-again = переброс
outcome-phase-ends = Фаза завершена
outcome-active = активен
outcome-spent = Потрачено { $n } ОД

question-payoff = Все карты против всех
    .note = Вероятность попадания в процентах: сверху А, снизу Б. Никто не выбывает до своего удара.
    .now = ваши карты
    .corner = Карта А — по строкам, карта Б — по столбцам

example-two-fours = Быстрая и Обычная: две четвёрки
    .note = Пример из правил: выпало 4, 4 и 5, и А берёт четвёрки ради их символов. Проверка Рефлексов и бросок Б — наши.
example-highest = Быстрая и Обычная: два лучших
    .note = Тот же бросок, но выбраны 4 и 5: итого 11.
example-parry = Парирование впритык
    .note = 11 против 11: чтобы пройти, атака должна выиграть. Карты и кубики наши.
example-idle = Оба бездействуют
    .note = Кубики не бросают, фаза завершается.

rule-al-1 = Попала ли атака, решает боевой бросок.
rule-al-2 = Две карты дают один из четырёх случаев.
rule-al-3 = Случай 1: обе карты — атаки: Яростная, Обычная или Быстрая.
rule-al-4 = Кто выиграл проверку Рефлексов, первым делает боевой бросок.
rule-al-5 = На бросок влияют карта, навыки, умения и прочее.
rule-al-6 = Набрать нужно Защиту цели.
rule-al-7 = Защита или больше — попадание и урон.
rule-al-8 = Потом так же бьёт второй, если он ещё жив.
rule-al-9 = Быстрая против Обычной бросает три кубика вместо двух.
rule-al-10 = Игрок берёт два своих кубика и прибавляет Боевые навыки.
rule-al-11 = Урон показывают символы на двух взятых кубиках.
rule-al-12 = Случай 2: один атакует, другой парирует.
rule-al-13 = Рефлексы не проверяют: одна из сторон лишь защищается.
rule-al-14 = Оба бросают на Боевые навыки друг против друга.
rule-al-15 = Первым, со всеми модификаторами, бросает атакующий,
rule-al-16 = берёт два кубика и называет итог.
rule-al-17 = Лишь затем бросает парирующий, тоже с модификаторами.
rule-al-18 = Выиграл атакующий — попадание и урон; мы читаем так, что Защита тут ни при чём.
rule-al-19 = Во всех прочих случаях атака отбита.
rule-al-20 = Тогда защитнику доступен ответный удар с карты Парирования.
rule-al-21 = Случай 3: один атакует, другой бездействует.
rule-al-22 = Рефлексы не проверяют: бьёт только один.
rule-al-23 = Атакующий бросает, с модификаторами, против Защиты противника.
rule-al-24 = Случай 4: каждый парирует или бездействует. Ничего не меняется, кроме двух вещей.
rule-al-25 = Парировавший впустую тратит 1 ОД.
rule-al-26 = Если бездействовали оба, фаза активации закончена и ход у другого игрока,
rule-al-27 = и это так, даже когда на карте ещё есть неактивированные миниатюры.
