tagline = Два отряда выкладывают отсортированные кубики рядом; есть и атаки по площади

group-attacker = Атака
group-defender = Защита
group-cover = Укрытие
group-reach = Дальность и обзор
group-mode = Splash и второе значение ATK

field-attackers = Бойцов
field-attack = ATK
    .help = С карты отряда. В атаке по площади считается за каждого атакующего бойца.
field-attack_base = Первое число ATK
    .help = Только если на карте два числа, например 2 / 1.
field-splash = SPL
    .help = 0 — обычная атака. Больше 0: столько бойцов атаковано.
field-range = RNG
    .help = С карты отряда: как далеко достаёт атака. Оставьте пустым, если дальность не важна.
field-distance = Расстояние
    .help = Кратчайшее между отрядами, в тех же единицах, что и RNG.
field-all_in_sight = Все видят всех
    .help = Каждый атакующий видит каждого защитника.
field-sight_exempt = Карта отменяет правило обзора
field-defenders = Бойцов
field-defence = DEF
    .help = С карты отряда.
field-cover = Укрытие
    .help = Сколько DEF добавляет местность.
field-touching_cover = Бойцов у укрытия
    .help = Оставьте пустым, если отряд и так считается укрытым.

unit-units = { $n ->
    [one] боец
    [few] бойца
   *[many] бойцов
}
unit-distance = расстояние

ruling-surplus = Кто выбирает лишние кубики?
ruling-surplus-optimal = Остаются лучшие
ruling-surplus-chosen = Каждый выбирает сам
ruling-cover_half = Когда отряд, укрытый наполовину, считается укрытым?
ruling-cover_half-at-least = Хватает ровно половины
ruling-cover_half-more-than = Нужно больше половины
ruling-range_limit = Достаёт ли атака ровно на RNG?
ruling-range_limit-inclusive = Да
ruling-range_limit-exclusive = Нет
ruling-two_number_attack = Два числа ATK в обычной атаке
ruling-two_number_attack-refuse = Нельзя
ruling-two_number_attack-base = Считается первое число
ruling-two_number_attack-sum = Складываются один раз
ruling-splash_per = SPL указан
ruling-splash_per-group = На весь отряд
ruling-splash_per-unit = На каждого атакующего

row-defence = Защита
row-attack = Атака
choice-keep-defence = Кубики, которые оставляет защита
choice-keep-attack = Кубики, которые оставляет атака

step-ordinary = { $attackers ->
    [one] { $attackers } боец атакует
    [few] { $attackers } бойца атакуют
   *[many] { $attackers } бойцов атакуют
} отряд из { $defenders }: по кубику на бойца.
step-splash = SPL { $splash } по отряду из { $defenders }: { $attacked ->
    [one] атакован { $attacked } боец, по { $attacked } кубику
    [few] атакованы { $attacked } бойца, по { $attacked } кубика
   *[many] атакованы { $attacked } бойцов, по { $attacked } кубиков
} с каждой стороны.
step-splash-value = ATK: { $base } + { $attack } × { $attackers } = { $value }
step-two-numbers = ATK { $base } / { $attack } считается за { $value }.
step-cover = Укрытия касаются { $touching } из { $defenders }: { $in_cover ->
    [true] отряд укрыт.
   *[false] укрытия нет.
}
step-threshold = { $base } + DEF { $defence } + укрытие { $cover } − ATK { $attack } = { $raw }
step-limit = Порог держится между 4 и 12: вместо { $raw } берём { $used }.
step-surplus-defence = Кубиков { $defence } против { $attack }: защита откладывает { $aside }.
step-surplus-attack = Кубиков { $attack } против { $defence }: атака откладывает { $aside }.
step-pairs = { $kills ->
    [0] Ни одна пара не набирает { $threshold }.
    [one] { $kills } пара набирает { $threshold }: { $sums }.
    [few] { $kills } пары набирают { $threshold }: { $sums }.
   *[many] { $kills } пар набирают { $threshold }: { $sums }.
}
step-verdict = { $kills ->
    [0] Никто не погиб
    [1] { $defenders ->
        [1] Последний погиб
       *[other] Погиб 1 из { $defenders }
    }
   *[other] { $left ->
        [0] Погибли все { $kills }
       *[other] Погибло { $kills } из { $defenders }
    }
}

refusal-out-of-range = Слишком далеко: расстояние { $distance }, RNG { $range }.
refusal-out-of-sight = Не каждый атакующий видит каждого защитника.
refusal-two-number-attack = ATK { $base } / { $attack } бывает только в атаке по площади.

measure-kills = Погибшие бойцы
measure-kills-at-least = { $n ->
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

example-worked = Пятеро против четверых в укрытии
    .note = Пример из правил.
example-splash-eight = Атака по площади: восемь бойцов
    .note = Первый расчёт из правил: восемь бойцов с ATK 1 дают 8. Кубики наши.
example-splash-two-numbers = Атака по площади с ATK 2 / 1
    .note = Второй расчёт из правил: трое с ATK 2 / 1 дают 5. Кубики наши.

rule-of-1 = Атака обычная, если в режиме атакующих SPL равен 0.
rule-of-2 = Она направлена на один чужой отряд целиком.
rule-of-3 = Отряд может состоять из одного бойца.
rule-of-4 = Цель должна быть не дальше RNG.
rule-of-5 = Считается кратчайшее расстояние между отрядами.
rule-of-6 = Каждый атакующий должен видеть каждого защитника, если карта не говорит иного.
rule-of-7 = Всё, что стоит на пути, запрещает атаку: деревья, враги, свои.
rule-of-8 = Поверх низких укрытий и бойцов помельче стрелять обычно можно.
rule-of-9 = Защита бросает по кубику на бойца и сортирует ряд.
rule-of-10 = Атака бросает по кубику на бойца и сортирует ряд.
rule-of-11 = Если у защиты кубиков больше, она убирает лишние и оставляет низкие.
rule-of-12 = Если у атаки кубиков больше, она убирает лишние и оставляет высокие.
rule-of-13 = Ряды лежат рядом: старший к старшему, младший к младшему.
rule-of-14 = Ряды решают, сколько защитников убрать.
rule-of-15 = Порог начинается с 7.
rule-of-16 = Прибавляется DEF защиты.
rule-of-17 = Прибавляется DEF местности, например укрытия.
rule-of-18 = Отряд укрыт, когда укрытия касается половина бойцов, если не договорились иначе.
rule-of-19 = Вычитается ATK атаки.
rule-of-20 = ATK и DEF указаны на картах.
rule-of-21 = Каждая пара, сумма которой не меньше порога, убирает бойца.
rule-of-22 = Порог не бывает ниже 4 и выше 12.
rule-of-23 = Значит, пара с суммой 3 и меньше не убивает никогда, с суммой 12 — всегда.
rule-of-24 = Атака по площади: SPL больше 0.
rule-of-25 = Тогда часто атакована лишь часть отряда.
rule-of-26 = SPL — это число атакованных бойцов.
rule-of-27 = Но не больше, чем есть в отряде.
rule-of-28 = Дальность считается как в обычной атаке.
rule-of-29 = Защита бросает по кубику на атакованного бойца.
rule-of-30 = Атака бросает столько же, сколько бы бойцов в ней ни было.
rule-of-31 = Сортировка и пары — как обычно.
rule-of-32 = ATK умножается на число атакующих бойцов.
rule-of-33 = ATK «a / b» равен a + b × бойцов.
rule-of-34 = Одно число — это b; a тогда нет.
rule-of-35 = Пределы 4 и 12 действуют и здесь.
