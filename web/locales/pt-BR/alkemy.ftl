tagline = Dois combatentes revelam uma carta de combate cada: reflexos, golpes e aparadas

group-a = Combatente A
group-b = Combatente B
group-settled = Fase e primeiro golpe

field-a = Combatente A
field-a-card = Carta
field-a-combat = Combate
field-a-reflex = Reflexos
field-a-defence = Defesa
field-a-bonus_dice = Dados de bônus
    .help = Além do dado que as cartas dão. Abaixo de 0: dados de penalidade, e valem os dois piores.
field-a-combat_modifier = Combate ±
    .help = Perícias, habilidades e afins, somados à rolagem de combate.
field-a-reflex_modifier = Reflexos ±
    .help = Somado ao teste de Reflexos; no empate, só o atributo conta.
field-a-health = Saúde
    .help = Dados brancos para quem está ileso, amarelos em estado grave, vermelhos em estado crítico.
field-a-action_points = Pontos de ação
    .help = Deixe em aberto se não são contados aqui.
field-b = Combatente B
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
field-active = Jogador ativo
    .help = Só importa quando nenhum dos dois age.
field-first = Primeiro golpe
    .help = Deixe em aberto para rolar o teste de Reflexos. Preencha se ele já foi feito.

option-card-furious = Ataque furioso
    .short = Furioso
option-card-normal = Ataque normal
    .short = Normal
option-card-quick = Ataque rápido
    .short = Rápido
option-card-parry = Aparar
    .short = Aparar
option-card-idle = Inação
    .short = Inação
option-health-white = ileso
    .dice = ileso (dados brancos)
option-health-yellow = grave
    .dice = grave (dados amarelos)
option-health-red = crítica
    .dice = crítica (dados vermelhos)
option-active-a = A
option-active-b = B
option-first-a = A
option-first-b = B

ruling-reflex_tie = Empate nos Reflexos
ruling-reflex_tie-attribute = Ganha o maior atributo
ruling-reflex_tie-reroll = Os dois rolam de novo
ruling-parry_tie = Empate ao aparar
ruling-parry_tie-parried = O ataque é aparado
ruling-parry_tie-rulebook = Ganha o maior Combate; igual: rola-se de novo
ruling-wheel = Que carta dá um dado de bônus?
ruling-wheel-full = Rápido contra normal, normal contra furioso, furioso contra rápido
ruling-wheel-source = Só rápido contra normal
ruling-wheel-off = Nenhuma
ruling-keep = Quais dois dados valem?
ruling-keep-choice = O jogador escolhe
ruling-keep-highest = Os maiores
ruling-card_cost = Quanto custam as cartas?
ruling-card_cost-source = Só aparar sem que haja ataque: 1
ruling-card_cost-rulebook = Ataque 1, aparar 1, inação 0
ruling-yellow_repeat = Que número o dado amarelo repete?
ruling-yellow_repeat-4 = 4
ruling-yellow_repeat-5 = 5
ruling-yellow_repeat-3 = 3
ruling-yellow_repeat-2 = 2
ruling-yellow_repeat-1 = 1
ruling-red_repeat = Que números ocupam as duas últimas faces do dado vermelho?
ruling-red_repeat-3p3 = 3 e 3
ruling-red_repeat-3p4 = 3 e 4
ruling-red_repeat-2p4 = 2 e 4
ruling-red_repeat-1p2 = 1 e 2
ruling-red_repeat-1p1 = 1 e 1
ruling-red_repeat-1p3 = 1 e 3
ruling-red_repeat-1p4 = 1 e 4
ruling-red_repeat-2p2 = 2 e 2
ruling-red_repeat-2p3 = 2 e 3
ruling-red_repeat-4p4 = 4 e 4

row-reflex-a = Reflexos, A
row-reflex-b = Reflexos, B
row-combat-a = Combate, A
row-combat-b = Combate, B
choice-keep-a = Os dois dados que A mantém
choice-keep-b = Os dois dados que B mantém
choice-standing-a = A ainda está de pé?
choice-standing-a-true = Sim, e revida
choice-standing-a-false = Não
choice-standing-b = B ainda está de pé?
choice-standing-b-true = Sim, e revida
choice-standing-b-false = Não

step-both-attack = Os dois atacam. A: { $a ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}. B: { $b ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}.
step-settled = { $first ->
    [a] A golpeia primeiro, como decidido na mesa.
   *[b] B golpeia primeiro, como decidido na mesa.
}
step-reflex = Reflexos: A { $a }, B { $b }. { $first ->
    [a] A golpeia primeiro.
   *[b] B golpeia primeiro.
}
step-reflex-tie = Reflexos: A { $a }, B { $b }. { $first ->
    [a] A golpeia primeiro, pelo maior atributo: { $reflex_a } a { $reflex_b }.
   *[b] B golpeia primeiro, pelo maior atributo: { $reflex_b } a { $reflex_a }.
}
step-reflex-again = Reflexos: empate em { $total }. Os dois rolam de novo.
step-dice = { $by ->
    [a] A
   *[b] B
} rola { $dice } dados{ $net ->
    [-2] ; valem os dois piores
    [-1] ; valem os dois piores
    [0] {""}
   *[other] {" "}e mantém dois
}.{ $wheel ->
    [1] {" "}A carta supera a do adversário.
   *[0] {""}
}
step-strike = { $by ->
    [a] A
   *[b] B
}: { $kept } nos dados, Combate { $combat }{ $modifier ->
    [0] {""}
   *[other] , modificador { $modifier }
}. Total { $total } contra Defesa { $defence }: { $hit ->
    [true] acertou.
   *[false] errou.
}
step-fallen = { $by ->
    [a] A caiu e não revida.
   *[b] B caiu e não revida.
}
step-attack-parry = { $by ->
    [a] A ataca
   *[b] B ataca
} ({ $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}), { $by ->
    [a] B apara.
   *[b] A apara.
} Sem teste de Reflexos.
step-announce = { $by ->
    [a] A
   *[b] B
}: { $kept } nos dados, Combate { $combat }{ $modifier ->
    [0] {""}
   *[other] , modificador { $modifier }
}. Anuncia { $total }.
step-parry = { $by ->
    [a] A
   *[b] B
} responde: { $kept } nos dados, Combate { $combat }{ $modifier ->
    [0] {""}
   *[other] , modificador { $modifier }
}. Total { $total }.
step-parry-holds = Empate: o ataque é aparado.
step-parry-tie = Empate: decide o Combate, { $attacker } no ataque contra { $defender } na defesa.
step-parry-again = Empate em { $total }, e Combate igual. Os dois rolam de novo.
step-attack-idle = { $by ->
    [a] A ataca
   *[b] B ataca
} ({ $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
   *[normal] { option-card-normal }
}), { $by ->
    [a] B não age.
   *[b] A não age.
} Sem teste de Reflexos.
step-no-attack = Ninguém ataca. A: { $a ->
    [parry] { option-card-parry }
   *[idle] { option-card-idle }
}. B: { $b ->
    [parry] { option-card-parry }
   *[idle] { option-card-idle }
}.
step-spent = Pontos de ação gastos: A { $a }, B { $b }.
step-verdict-blows = { $fallen ->
    [a] B acerta, A cai
    [b] A acerta, B cai
   *[none] { $hits ->
        [both] Os dois acertam
        [a] A acerta, B erra
        [b] B acerta, A erra
       *[none] Os dois erram
    }
}
step-verdict-parry = { $by ->
    [a] { $parried ->
        [true] A apara e pode contra-atacar
       *[false] B rompe a guarda
    }
   *[b] { $parried ->
        [true] B apara e pode contra-atacar
       *[false] A rompe a guarda
    }
}
step-verdict-blow = { $by ->
    [a] { $hit ->
        [true] A acerta
       *[false] A erra
    }
   *[b] { $hit ->
        [true] B acerta
       *[false] B erra
    }
}
step-verdict-phase-ends = { $next ->
    [a] A fase acaba; o jogador A fica ativo
   *[b] A fase acaba; o jogador B fica ativo
}
step-verdict-nothing = Nada acontece

refusal-no-action-points = { $by ->
    [a] A
   *[b] B
} não tem ponto de ação para esta carta: { $card ->
    [furious] { option-card-furious }
    [quick] { option-card-quick }
    [parry] { option-card-parry }
   *[normal] { option-card-normal }
}.

measure-hit-a = A acerta
measure-hit-a-true = A acerta
measure-hit-a-false = A não acerta
measure-hit-b = B acerta
measure-hit-b-true = B acerta
measure-hit-b-false = B não acerta
measure-parried = Aparar
measure-parried-true = o ataque é aparado
measure-parried-false = o ataque passa
measure-first = Primeiro golpe
measure-first-a = A golpeia primeiro
measure-first-b = B golpeia primeiro
measure-first-none = sem teste de Reflexos

outcome-hit = acerta
outcome-miss = erra
outcome-deflected = desviado
outcome-riposte = contra-ataque
outcome-down = caído
outcome-again = rolado de novo
outcome-phase-ends = A fase acaba
outcome-active = ativo
outcome-spent = { $n ->
    [one] 1 ponto de ação gasto
   *[other] { $n } pontos de ação gastos
}

question-payoff = Todas as cartas entre si
    .note = A chance de acertar, em por cento: A em cima, B embaixo. Ninguém cai antes de golpear.
    .now = as cartas de vocês
    .corner = Carta de A nas linhas; carta de B nas colunas

example-two-fours = Rápido contra normal: os dois quatros
    .note = O exemplo das regras: A rola 4, 4 e 5 e fica com os quatros por causa dos símbolos. O teste de Reflexos e a rolagem de B são nossos.
example-highest = Rápido contra normal: os dois maiores
    .note = A mesma rolagem, ficando com 4 e 5: 11.
example-parry = Aparado por um triz
    .note = 11 contra 11: o ataque precisa ganhar para passar. Cartas e dados são nossos.
example-idle = Nenhum dos dois age
    .note = Ninguém rola dados, e a fase acaba.

rule-al-1 = A rolagem de combate decide se um ataque acerta.
rule-al-2 = Duas cartas formam um de quatro casos.
rule-al-3 = Caso 1: as duas cartas são ataques: furioso, normal ou rápido.
rule-al-4 = Quem ganha o teste de Reflexos faz a primeira rolagem de combate.
rule-al-5 = Carta, perícias, habilidades e afins modificam a rolagem.
rule-al-6 = O número a alcançar é a Defesa do alvo.
rule-al-7 = Igualar ou superar a Defesa acerta e causa dano.
rule-al-8 = Depois o outro golpeia do mesmo modo, se ainda estiver vivo.
rule-al-9 = Rápido contra normal rola três dados em vez de dois.
rule-al-10 = O jogador escolhe dois dos seus dados e soma o Combate.
rule-al-11 = Os símbolos nos dois dados mantidos mostram o dano.
rule-al-12 = Caso 2: um ataca, o outro apara.
rule-al-13 = Não há teste de Reflexos, pois um lado só se defende.
rule-al-14 = Os dois rolam Combate, um contra o outro.
rule-al-15 = O atacante rola primeiro, com todos os modificadores,
rule-al-16 = escolhe dois dados e anuncia o total.
rule-al-17 = Só então rola quem apara, também com modificadores.
rule-al-18 = Se o atacante ganha, acerta e causa dano; lemos que a Defesa não entra na conta.
rule-al-19 = Em qualquer outro caso o ataque é desviado.
rule-al-20 = O defensor pode então usar o contra-ataque da carta Aparar.
rule-al-21 = Caso 3: um ataca, o outro não age.
rule-al-22 = Não há teste de Reflexos, pois só um ataca.
rule-al-23 = O atacante rola, com modificadores, contra a Defesa do adversário.
rule-al-24 = Caso 4: cada um apara ou não age. Nada acontece, com duas exceções.
rule-al-25 = Quem aparou gastou 1 ponto de ação à toa.
rule-al-26 = Se nenhum dos dois agiu, a fase de ativação acaba e o outro jogador fica ativo,
rule-al-27 = mesmo que nem todas as miniaturas da carta atual tenham sido ativadas.
