tagline = Dois grupos alinham seus dados em ordem; também ataques de área (splash)

group-attacker = Ataque
group-defender = Defesa
group-cover = Cobertura
group-reach = Alcance e visão
group-mode = Splash e segundo ATK

field-attackers = Unidades
field-attack = ATK
    .help = Está na carta. Num ataque splash, vale uma vez por unidade atacante.
field-attack_base = Primeiro número de ATK
    .help = Só quando a carta traz dois números, como 2 / 1.
field-splash = SPL
    .help = 0 é um ataque comum. Acima de 0: quantas unidades são atacadas.
field-range = RNG
    .help = Está na carta: até onde o ataque chega. Deixe em aberto se o alcance não importa.
field-distance = Distância
    .help = A menor entre os dois grupos, na mesma medida do RNG.
field-all_in_sight = Todos veem todos
    .help = Cada unidade atacante vê cada unidade defensora.
field-sight_exempt = A carta dispensa a visão
field-defenders = Unidades
field-defence = DEF
    .help = Está na carta.
field-cover = Cobertura
    .help = DEF que o terreno acrescenta.
field-touching_cover = Unidades na cobertura
    .help = Deixe em aberto se o grupo simplesmente conta como coberto.

unit-units = { $n ->
    [one] unidade
   *[other] unidades
}
unit-distance = distância

ruling-surplus = Quem escolhe os dados que sobram?
ruling-surplus-optimal = Ficam os melhores
ruling-surplus-chosen = Cada jogador escolhe
ruling-cover_half = Quando um grupo meio coberto conta como coberto?
ruling-cover_half-at-least = Exatamente metade basta
ruling-cover_half-more-than = É preciso mais da metade
ruling-range_limit = Uma distância igual ao RNG está ao alcance?
ruling-range_limit-inclusive = Sim
ruling-range_limit-exclusive = Não
ruling-two_number_attack = Dois números de ATK num ataque comum
ruling-two_number_attack-refuse = Não vale
ruling-two_number_attack-base = Vale o primeiro
ruling-two_number_attack-sum = Somam-se uma vez
ruling-splash_per = O SPL vale
ruling-splash_per-group = Para o grupo todo
ruling-splash_per-unit = Por unidade atacante

row-defence = Defesa
row-attack = Ataque
choice-keep-defence = Dados que a defesa mantém
choice-keep-attack = Dados que o ataque mantém

step-ordinary = { $attackers ->
    [one] { $attackers } unidade ataca
   *[other] { $attackers } unidades atacam
} um grupo de { $defenders }: um dado por unidade.
step-splash = SPL { $splash } contra um grupo de { $defenders }: { $attacked ->
    [one] { $attacked } unidade é atacada, com { $attacked } dado
   *[other] { $attacked } unidades são atacadas, com { $attacked } dados
} de cada lado.
step-splash-value = ATK: { $base } + { $attack } × { $attackers } = { $value }
step-two-numbers = ATK { $base } / { $attack } vale { $value }.
step-cover = { $touching } de { $defenders } tocam a cobertura: { $in_cover ->
    [true] o grupo está coberto.
   *[false] sem cobertura.
}
step-threshold = { $base } + DEF { $defence } + cobertura { $cover } − ATK { $attack } = { $raw }
step-limit = O limiar fica entre 4 e 12: { $raw } vira { $used }.
step-surplus-defence = { $defence } dados contra { $attack }: a defesa separa { $aside }.
step-surplus-attack = { $attack } dados contra { $defence }: o ataque separa { $aside }.
step-pairs = { $kills ->
    [0] Nenhum par chega a { $threshold }.
    [one] { $kills } par chega a { $threshold }: { $sums }.
   *[other] { $kills } pares chegam a { $threshold }: { $sums }.
}
step-verdict = { $kills ->
    [0] Ninguém cai
    [1] { $defenders ->
        [1] A última cai
       *[other] Cai 1 de { $defenders }
    }
   *[other] { $left ->
        [0] Caem todas as { $kills }
       *[other] Caem { $kills } de { $defenders }
    }
}

refusal-out-of-range = Fora de alcance: está a { $distance }, o RNG é { $range }.
refusal-out-of-sight = Nem toda unidade atacante vê toda unidade defensora.
refusal-two-number-attack = ATK { $base } / { $attack } é só para ataques splash.

measure-kills = Unidades que caem
measure-kills-at-least = { $n ->
    [0] ninguém cai
    [1] { $last ->
        [true] uma cai
       *[false] uma ou mais caem
    }
   *[other] { $last ->
        [true] { $n } caem
       *[false] { $n } ou mais caem
    }
}

example-worked = Cinco contra quatro em cobertura
    .note = O exemplo das regras.
example-splash-eight = Splash de oito unidades
    .note = A primeira conta das regras: oito unidades de ATK 1 valem 8. Os dados são nossos.
example-splash-two-numbers = Splash com ATK 2 / 1
    .note = A segunda conta das regras: três unidades de ATK 2 / 1 valem 5. Os dados são nossos.

rule-of-1 = O ataque é comum quando o modo dos atacantes tem SPL 0.
rule-of-2 = Ele mira um outro grupo por inteiro.
rule-of-3 = Uma só unidade também é um grupo.
rule-of-4 = O alvo não pode estar além do RNG.
rule-of-5 = Vale a menor distância entre os grupos.
rule-of-6 = Cada atacante precisa ver cada defensor, salvo se a carta disser outra coisa.
rule-of-7 = Qualquer coisa no caminho impede o ataque: árvores, inimigos, aliados.
rule-of-8 = Por cima de coberturas baixas e de unidades menores normalmente se pode atirar.
rule-of-9 = A defesa rola um dado por unidade e ordena a fileira.
rule-of-10 = O ataque rola um dado por unidade e ordena a fileira.
rule-of-11 = Com mais dados, a defesa tira os que sobram e fica com os baixos.
rule-of-12 = Com mais dados, o ataque tira os que sobram e fica com os altos.
rule-of-13 = As fileiras ficam lado a lado: maior com maior, menor com menor.
rule-of-14 = As fileiras dizem quantas unidades da defesa saem.
rule-of-15 = O limiar começa em 7.
rule-of-16 = Soma-se o DEF da defesa.
rule-of-17 = Soma-se o DEF do terreno, como a cobertura.
rule-of-18 = O grupo está coberto quando metade de suas unidades toca a cobertura, salvo acordo em contrário.
rule-of-19 = Subtrai-se o ATK do ataque.
rule-of-20 = ATK e DEF estão nas cartas.
rule-of-21 = Cada par cuja soma alcança o limiar tira uma unidade.
rule-of-22 = O limiar nunca fica abaixo de 4 nem acima de 12.
rule-of-23 = Assim, um par de 3 ou menos nunca mata; um par de 12 mata sempre.
rule-of-24 = O ataque é splash quando o SPL passa de 0.
rule-of-25 = Então muitas vezes só parte do grupo é atacada.
rule-of-26 = O SPL é o número de unidades atacadas.
rule-of-27 = Nunca mais do que o grupo tem.
rule-of-28 = O alcance conta como no ataque comum.
rule-of-29 = A defesa rola um dado por unidade atacada.
rule-of-30 = O ataque rola outros tantos, seja qual for o seu tamanho.
rule-of-31 = A ordem e os pares são os mesmos.
rule-of-32 = O ATK é multiplicado pelo número de unidades atacantes.
rule-of-33 = ATK “a / b” vale a + b × unidades.
rule-of-34 = Um número só é b; a fica de fora.
rule-of-35 = Os limites 4 e 12 valem aqui também.
