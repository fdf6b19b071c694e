tagline = Две фигурки стоят подставка к подставке: сила решает, кто бросает два кубика

group-attacker = Атакующий
group-defender = Защитник
group-blow = Удар
group-terms = Контакт и очки действий

field-attacker = Атакующий
field-defender = Защитник
field-attacker-strength = Сила
field-defender-strength = Сила
field-attacker-modifiers = Оружие и умения
    .add = Добавить оружие или умение
field-defender-modifiers = Оружие и умения
    .add = Добавить оружие или умение
field-modifiers-name = Название
field-modifiers-value = Прибавка
field-attacker-pierced_on = Его броню пробивает бросок от
    .help = Ваше собственное правило: наименьший бросок, который пробивает броню. Если пусто, бросок на броню делаете вы сами.
field-defender-pierced_on = Его броню пробивает бросок от
    .help = Ваше собственное правило: наименьший бросок, который пробивает броню. Если пусто, бросок на броню делаете вы сами.
field-in_contact = Подставка к подставке
field-weapon = Чем атакует
field-action_points = Очки действий атакующего
field-facing = Откуда удар
    .help = Защититься можно только от удара спереди.

option-weapon-melee = Оружие ближнего боя
option-weapon-firearm = Огнестрельное оружие
option-facing-front = Спереди
option-facing-side = Сбоку
option-facing-rear = Сзади

ruling-add_strength = Прибавляется ли сила к броску?
ruling-add_strength-always = Всегда
ruling-add_strength-never = Никогда
ruling-add_strength-when-equal = Только при равной силе
ruling-undefended = Удар сбоку или сзади
ruling-undefended-wins = Просто побеждает
ruling-undefended-static = Против силы и прибавок без кубика
ruling-undefended-no-counter = Его можно лишь остановить
ruling-defender_can_win = Может ли победить защитник?
ruling-defender_can_win-yes = Да
ruling-defender_can_win-no = Нет, только остановить удар
ruling-stronger_dice = Два кубика более сильного
ruling-stronger_dice-sum = Складываются
ruling-stronger_dice-best = Считается лучший

row-attacker = Атакующий
row-defender = Защитник
row-armour = Бросок на броню

step-melee = Атакующий выбирает ближний бой: { $cost ->
    [one] потрачено { $cost } очко действий
    [few] потрачено { $cost } очка действий
   *[many] потрачено { $cost } очков действий
}, осталось { $left }.
step-front = Удар спереди: защитник может защищаться.
step-undefended = Удар { $facing ->
    [side] сбоку
   *[rear] сзади
}: защитник не может защищаться.
step-equal-strength = Сила { $attacker } у обоих: по одному кубику.
step-stronger = Сила { $attacker } против { $defender }: { $stronger ->
    [attacker] два кубика у атакующего, один у защитника.
   *[defender] два кубика у защитника, один у атакующего.
}
step-two-dice = Два кубика { $side ->
    [attacker] атакующего
   *[defender] защитника
}: { $best ->
    [true] на лучшем { $value }.
   *[false] в сумме { $value }.
}
step-end-result = { $side ->
    [attacker] Атакующий
   *[defender] Защитник
}: бросок { $thrown } + сила { $strength } + прибавки { $modifiers } = { $total }
step-attacker-ahead = { $attacker } против { $defender }: впереди атакующий.
step-equal = { $attacker } против { $defender }: поровну.
step-defender-ahead = { $attacker } против { $defender }: впереди защитник{ $counts ->
    [true] .
   *[false] , но это лишь останавливает удар.
}
step-armour = Бросок на броню { $face }, нужно { $needs } или больше: { $pierced ->
    [true] броня пробита.
   *[false] броня держит.
}
step-parried = Оба парировали
step-stopped = Удар остановлен
step-armour-due = { $winner ->
    [attacker] Побеждает атакующий: бросок на броню защитника
   *[defender] Побеждает защитник: бросок на броню атакующего
}
step-armour-rolled = { $winner ->
    [attacker] { $pierced ->
        [true] Атакующий побеждает и пробивает броню
       *[false] Атакующий побеждает, но броня держит
    }
   *[defender] { $pierced ->
        [true] Защитник побеждает и пробивает броню
       *[false] Защитник побеждает, но броня держит
    }
}

refusal-not-in-contact = Фигурки не стоят подставка к подставке: ближнего боя нет.
refusal-no-action-points = Атака стоит { $cost ->
    [one] { $cost } очко действий
    [few] { $cost } очка действий
   *[many] { $cost } очков действий
}, а осталось { $action_points }.
refusal-firearm = Огнестрельное оружие в эти правила не входит.

measure-winner = Победитель
measure-winner-attacker = Побеждает атакующий
measure-winner-defender = Побеждает защитник
measure-winner-parried = Парировано
measure-pierced-attacker = Броня атакующего
measure-pierced-attacker-true = Броня атакующего пробита
measure-pierced-attacker-false = Броня атакующего цела
measure-pierced-defender = Броня защитника
measure-pierced-defender-true = Броня защитника пробита
measure-pierced-defender-false = Броня защитника цела

outcome-total = Итог
outcome-wins = побеждает
outcome-parried = парировано
outcome-not-thrown = без броска
outcome-armour = { $by ->
    [attacker] Бросает атакующий — на броню защитника.
   *[defender] Бросает защитник — на броню атакующего.
}
outcome-needs = Нужно { $n } или больше.
outcome-due = нужен бросок
outcome-how = Бросьте по своему правилу. Или укажите в условиях у { $on ->
    [attacker] атакующего
   *[defender] защитника
}, какой бросок пробивает броню: тогда бросок сделают здесь.
outcome-pierced = пробита
outcome-holds = держит
name-claws = когти
name-sword = меч

example-worked = Когти против меча
    .note = Пример из правил. Только по нему видно, что сила прибавляется; в самих правилах этого нет. Атакующий здесь игрок B.
example-stronger-loses = Сильный проигрывает
    .note = Наш пример: два кубика и сила 5 дают 9, один кубик и сила 4 дают 10.
example-from-behind = Удар сзади
    .note = Наш пример: защититься нельзя, а броня защитника по уговору игроков пробита от 4.

rule-bb-1 = Ближний бой начинается там, где фигурки двух игроков соприкасаются подставками.
rule-bb-2 = Атакующий выбирает: ближний бой или огнестрельное оружие.
rule-bb-3 = Атака в ближнем бою забирает у атакующего одно очко действий.
rule-bb-4 = Нет свободного очка действий — нет и атаки.
rule-bb-5 = Бить можно спереди, сбоку и сзади.
rule-bb-6 = Защитник может защищаться только от удара спереди.
rule-bb-7 = Сначала сравнивают силу обоих.
rule-bb-8 = При равной силе каждый бросает один кубик.
rule-bb-9 = К броску прибавляют оружие ближнего боя, умения и тому подобное.
rule-bb-10 = У кого итог выше, тот победил и делает бросок на броню.
rule-bb-11 = Более сильный может бросить два кубика, более слабый бросает один. Считаем, что он их бросает.
rule-bb-12 = При неравной силе прибавляют то же самое.
rule-bb-13 = Бросок на броню победитель делает по проигравшей фигурке.
rule-bb-14 = Итоги равны: оба парировали, действие закончено.
rule-bb-15 = Сила прибавляется к броску. Это видно только из примера.
