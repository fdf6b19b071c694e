tagline = Duas figuras base a base: a força decide quem rola dois dados

group-attacker = Atacante
group-defender = Defensor
group-blow = O golpe
group-terms = Contato e pontos de ação

field-attacker = Atacante
field-defender = Defensor
field-attacker-strength = Força
field-defender-strength = Força
field-attacker-modifiers = Armas e habilidades
    .add = Adicionar arma ou habilidade
field-defender-modifiers = Armas e habilidades
    .add = Adicionar arma ou habilidade
field-modifiers-name = Nome
field-modifiers-value = Soma
field-attacker-pierced_on = A armadura dele é perfurada com
    .help = Regra da sua mesa: o menor dado que atravessa a armadura. Em aberto, o teste de armadura fica com vocês.
field-defender-pierced_on = A armadura dele é perfurada com
    .help = Regra da sua mesa: o menor dado que atravessa a armadura. Em aberto, o teste de armadura fica com vocês.
field-in_contact = Base a base
field-weapon = Ataca com
field-action_points = Pontos de ação do atacante
field-facing = Golpe vindo de
    .help = O defensor só se defende de golpes pela frente.

option-weapon-melee = Arma corpo a corpo
option-weapon-firearm = Arma de fogo
option-facing-front = Frente
option-facing-side = Lado
option-facing-rear = Trás

ruling-add_strength = A força soma aos dados?
ruling-add_strength-always = Sempre
ruling-add_strength-never = Nunca
ruling-add_strength-when-equal = Só com forças iguais
ruling-undefended = Golpe pelo lado ou por trás
ruling-undefended-wins = Vence sem disputa
ruling-undefended-static = Enfrenta força e bônus sem dado
ruling-undefended-no-counter = Só pode ser detido
ruling-defender_can_win = O defensor pode vencer?
ruling-defender_can_win-yes = Sim
ruling-defender_can_win-no = Não, só deter o golpe
ruling-stronger_dice = Os dois dados do mais forte
ruling-stronger_dice-sum = São somados
ruling-stronger_dice-best = Vale o melhor

row-attacker = Atacante
row-defender = Defensor
row-armour = Armadura

step-melee = O atacante escolhe o corpo a corpo: { $cost ->
    [one] { $cost } ponto de ação gasto
   *[other] { $cost } pontos de ação gastos
}, sobram { $left }.
step-front = Pela frente: o defensor pode se defender.
step-undefended = { $facing ->
    [side] Pelo lado
   *[rear] Por trás
}: o defensor não pode se defender.
step-equal-strength = Força { $attacker } nos dois lados: um dado para cada.
step-stronger = Força { $attacker } contra { $defender }: { $stronger ->
    [attacker] dois dados para o atacante, um para o defensor.
   *[defender] dois dados para o defensor, um para o atacante.
}
step-two-dice = Os dois dados { $side ->
    [attacker] do atacante
   *[defender] do defensor
}: { $best ->
    [true] o melhor mostra { $value }.
   *[false] somam { $value }.
}
step-end-result = { $side ->
    [attacker] Atacante
   *[defender] Defensor
}: dados { $thrown } + força { $strength } + bônus { $modifiers } = { $total }
step-attacker-ahead = { $attacker } contra { $defender }: o atacante está na frente.
step-equal = { $attacker } contra { $defender }: empate.
step-defender-ahead = { $attacker } contra { $defender }: o defensor está na frente{ $counts ->
    [true] .
   *[false] , o que só detém o golpe.
}
step-armour = Dado de armadura { $face }, perfura com { $needs } ou mais: { $pierced ->
    [true] o golpe atravessa.
   *[false] a armadura aguenta.
}
step-parried = Os dois aparam
step-stopped = O golpe é detido
step-armour-due = { $winner ->
    [attacker] O atacante vence: teste de armadura contra o defensor
   *[defender] O defensor vence: teste de armadura contra o atacante
}
step-armour-rolled = { $winner ->
    [attacker] { $pierced ->
        [true] O atacante vence e perfura a armadura
       *[false] O atacante vence, a armadura aguenta
    }
   *[defender] { $pierced ->
        [true] O defensor vence e perfura a armadura
       *[false] O defensor vence, a armadura aguenta
    }
}

refusal-not-in-contact = As figuras não estão base a base: não há corpo a corpo.
refusal-no-action-points = O ataque custa { $cost ->
    [one] { $cost } ponto de ação
   *[other] { $cost } pontos de ação
}; restam { $action_points }.
refusal-firearm = Armas de fogo ficam fora destas regras.

measure-winner = Vencedor
measure-winner-attacker = O atacante vence
measure-winner-defender = O defensor vence
measure-winner-parried = Aparado
measure-pierced-attacker = Armadura do atacante
measure-pierced-attacker-true = A armadura do atacante é perfurada
measure-pierced-attacker-false = A armadura do atacante aguenta
measure-pierced-defender = Armadura do defensor
measure-pierced-defender-true = A armadura do defensor é perfurada
measure-pierced-defender-false = A armadura do defensor aguenta

outcome-total = Resultado
outcome-wins = vence
outcome-parried = aparado
outcome-not-thrown = sem dados
outcome-armour = { $by ->
    [attacker] O atacante rola contra o defensor.
   *[defender] O defensor rola contra o atacante.
}
outcome-needs = Perfura com { $n } ou mais.
outcome-due = falta o teste de armadura
outcome-how = Rolem pela regra da sua mesa. Ou informem na preparação, no { $on ->
    [attacker] atacante
   *[defender] defensor
}, com quanto a armadura é perfurada: então a rolagem é feita aqui.
outcome-pierced = perfurada
outcome-holds = aguenta
name-claws = garras
name-sword = espada

example-worked = Garras contra espada
    .note = O exemplo das regras. Só ele mostra a força somada aos dados; o texto não diz isso. Aqui o jogador B é o atacante.
example-stronger-loses = O mais forte perde
    .note = Exemplo nosso: dois dados e força 5 dão 9, um dado e força 4 dão 10.
example-from-behind = Por trás
    .note = Exemplo nosso: o defensor não pode se defender, e os jogadores combinaram que a armadura dele é perfurada com 4.

rule-bb-1 = O corpo a corpo vale quando figuras de dois jogadores encostam as bases.
rule-bb-2 = O atacante decide entre corpo a corpo e arma de fogo.
rule-bb-3 = Um ataque corpo a corpo gasta um ponto de ação do atacante.
rule-bb-4 = Sem ponto de ação livre, não há ataque.
rule-bb-5 = O golpe pode vir da frente, do lado ou de trás.
rule-bb-6 = O defensor só pode se defender de um golpe pela frente.
rule-bb-7 = Primeiro comparam-se as forças.
rule-bb-8 = Com forças iguais, cada um rola um dado.
rule-bb-9 = Armas corpo a corpo, habilidades e afins somam ao resultado.
rule-bb-10 = O maior resultado vence e faz um teste de armadura.
rule-bb-11 = O mais forte pode rolar dois dados, o mais fraco rola um. Supomos que ele rola os dois.
rule-bb-12 = Com forças diferentes, soma-se o mesmo.
rule-bb-13 = O vencedor faz o teste de armadura contra a figura que perdeu.
rule-bb-14 = Resultados finais iguais: os dois apararam, e a ação acaba.
rule-bb-15 = A força soma aos dados. Só o exemplo mostra isso.
