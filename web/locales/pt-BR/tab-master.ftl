tagline = Um tabuleiro de casas com alturas e visão; cinco tipos de ataque, dez elementos

group-board = Tabuleiro e unidades
group-attack = Ataque
group-targets = Trajetória e alvos
group-secondary = Ataque Secundário
group-measured = Medido na mesa

field-board = Tabuleiro
field-board-columns = Colunas
field-board-rows = Linhas
field-board-heights = Alturas
    .help = 0 onde nada foi posto.
field-board-obstacles = Obstáculos
    .help = Casas que impedem a visão.
field-units = Unidades
field-units-id = Nome curto
field-units-at = Casa
field-units-name = Nome
field-units-side = Exército
field-units-defence = Defesa (DEF)
field-units-essences = Essências
field-units-traits = Características
field-units-vitality = Vitalidade (VIT)
    .help = Uma anotação; aqui só se diz quanto foi recuperado.
field-units-flipped = Flipada
    .help = Já agiu e não pode atacar.
field-units-movement = Movimento (MOV)
field-attacker = Atacante
    .help = A primeira unidade, se nenhuma for escolhida.
field-attack = Ataque Principal
field-attack-kind = Tipo
field-attack-reach = Alcance (ATK)
    .help = Em casas.
field-attack-attack_die = Dado de ataque (ATK)
    .help = Como 1d10.
field-attack-damage = Dano (DAN)
    .help = Dados como 1d20 ou 2d6+1.
field-attack-height_limit = Limite de altura (HLT)
    .help = Deixe em aberto se o ataque não traz nenhum.
field-attack-ammunition = Pontos de Projétil
    .help = Deixe em aberto para não contar.
field-attack-archer = Arqueiro
    .help = Pode atirar sem linha de visão, com penalidade.
field-attack-elements = Elementos
field-attack-area = Área
field-attack-all = Todos, aliados também
field-attack-line = Linha
field-attack-line_facing = Para onde o atacante olha
    .help = Só conta nas linhas Frente e Fundo: Frente segue nessa direção, Fundo, na direção oposta.
field-attack-multiple = Múltiplo
    .help = Quantas vezes ataca.
field-attack-wandering = Peregrino
    .help = Quantos passos; 0 não é ataque Peregrino.
field-attack-special = Especial
    .help = Uma anotação sua. As regras daqui não a leem.
field-secondary = Ataque Secundário
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
field-use = Ataque usado
field-move = Casas andadas antes
    .short = Movimento
field-targets = Alvos
    .help = O único inimigo, se nenhum for escolhido. Não se lê em Área, Atropelamento e Peregrino.
field-path = Casas do Atropelamento
    .short = Atropelamento
field-measured = Medido
    .help = Números lidos na mesa de verdade. Valem, para essa unidade, em lugar dos do tabuleiro; num ataque Peregrino, para os passos que saem da casa do atacante.
field-measured-distance = Distância
field-measured-height = Altura, alvo menos atacante
field-measured-visible = À vista

option-kind-common = Comum
option-kind-trample = Atropelamento
option-kind-magic = Mágico
option-kind-projectile = Projétil
option-line-horizontal = Horizontal
option-line-vertical = Vertical
option-line-diagonal = Diagonais
option-line-random = Aleatório
option-line-front = Frente
option-line-back = Fundo
option-line-full = Completa, nas oito direções
option-elements-fire = Fogo
option-elements-water = Água
option-elements-earth = Terra
option-elements-air = Ar
option-elements-ice = Gelo
option-elements-electricity = Eletricidade
option-elements-life = Vida
option-elements-disease = Doença
option-elements-light = Luz
option-elements-darkness = Escuridão
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
option-traits-flying = Voar
option-traits-undead = Morto-Vivo
option-use-main = Principal
option-use-secondary = Secundário

word-element = { $element ->
    [fire] Fogo
    [water] Água
    [earth] Terra
    [air] Ar
    [ice] Gelo
    [electricity] Eletricidade
    [life] Vida
    [disease] Doença
    [light] Luz
   *[darkness] Escuridão
}
word-against = { $against ->
    [fire] Essência: Fogo
    [water] Essência: Água
    [earth] Essência: Terra
    [air] Essência: Ar
    [ice] Essência: Gelo
    [electricity] Essência: Eletricidade
    [life] Essência: Vida
    [disease] Essência: Doença
    [light] Essência: Luz
    [darkness] Essência: Escuridão
    [flying] Voar
   *[undead] Morto-Vivo
}
word-trait = { $element ->
    [air] Voar
   *[light] Morto-Vivo
}
word-direction = { $direction ->
    [1] para cima
    [2] para cima, à direita
    [3] para a direita
    [4] para baixo, à direita
    [5] para baixo
    [6] para baixo, à esquerda
    [7] para a esquerda
   *[8] para cima, à esquerda
}
word-line = { $line ->
    [horizontal] Horizontal
    [vertical] Vertical
    [diagonal] Diagonais
    [random] Aleatório
    [front] Frente
    [back] Fundo
   *[full] Completa
}

ruling-equal_damage = Dano igual à DEF
ruling-equal_damage-survives = O alvo sobrevive
ruling-equal_damage-defeats = O alvo é derrotado
ruling-ice_bonus = Gelo contra Essência: Fogo
ruling-ice_bonus-20 = 20 de dano extra
ruling-ice_bonus-10 = 10 de dano extra
ruling-missing_height_limit = Um ataque sem HLT
ruling-missing_height_limit-reach = O HLT é o alcance
ruling-missing_height_limit-none = Sem limite de altura
ruling-missing_height_limit-zero = O HLT é 0
ruling-trample_end = Onde termina o Atropelamento
ruling-trample_end-last-free = Última casa livre da trajetória
ruling-trample_end-last-target = Última casa onde um alvo caiu
ruling-trample_reach = Até onde vai o Atropelamento
ruling-trample_reach-reach = Até o ATK
ruling-trample_reach-movement = Até o MOV
ruling-trample_reach-smaller = Até o menor dos dois
ruling-flip_on_miss = Flipado mesmo sem atingir ninguém?
ruling-flip_on_miss-yes = Sim
ruling-flip_on_miss-no = Não
ruling-blind_penalty = Penalidade do Arqueiro sem visão
ruling-blind_penalty-10 = 10
ruling-blind_penalty-0 = Nenhuma
ruling-blind_penalty-5 = 5
ruling-traits_stack = Um elemento contra duas características da unidade
ruling-traits_stack-once = Um só bônus
ruling-traits_stack-each = Um bônus por característica
ruling-elements_add = Bônus de vários elementos
ruling-elements_add-add = Somam-se
ruling-elements_add-best = Vale o melhor
ruling-earth_on_flying = Quem voa é imune
ruling-earth_on_flying-whole = Ao ataque todo
ruling-earth_on_flying-element = Só ao bônus da Terra
ruling-area_roll = Dano de um ataque de Área
ruling-area_roll-each = Um lance por alvo
ruling-area_roll-shared = Um lance para todos
ruling-line_from = A linha parte
ruling-line_from-attacker = Do atacante
ruling-line_from-target = Do alvo
ruling-distance = A distância conta
ruling-distance-king = Também na diagonal
ruling-distance-taxicab = Sem diagonais
ruling-units_block_sight = Unidades impedem a visão?
ruling-units_block_sight-no = Não
ruling-units_block_sight-yes = Sim
ruling-multiple_ammunition = Projéteis de um ataque Múltiplo ou Peregrino
ruling-multiple_ammunition-each = Um por ataque
ruling-multiple_ammunition-once = Um ao todo
ruling-all_includes_attacker = Todos inclui o atacante?
ruling-all_includes_attacker-no = Não
ruling-all_includes_attacker-yes = Sim

row-attack = Lance de ataque { $n }
row-damage = Dano { $n }
row-direction = Direção { $n }
choice-spell = Feitiço que a Doença traz

step-common = { $name } faz um ataque Comum{ $secondary ->
    [true] , o Secundário
   *[false] {""}
}.
step-trample = { $name } faz um Atropelamento, com a movimentação incluída{ $secondary ->
    [true] {" "}(ataque Secundário)
   *[false] {""}
}.
step-magic = { $name } faz um ataque Mágico{ $secondary ->
    [true] , o Secundário
   *[false] {""}
}: não é Magia e não gasta Fluxo.
step-projectile = { $name } ataca com Projétil{ $secondary ->
    [true] {" "}(ataque Secundário)
   *[false] {""}
}.
step-moved = { $name } anda antes { $steps ->
    [one] 1 casa
   *[other] { $steps } casas
}.
step-area = Área: { $all ->
    [true] { $targets ->
        [one] 1 unidade ao alcance, aliada ou inimiga
       *[other] { $targets } unidades ao alcance, aliadas e inimigas
    }
   *[false] { $targets ->
        [one] 1 inimigo ao alcance
       *[other] { $targets } inimigos ao alcance
    }
}.
step-line = Só em linha: { word-line }.
step-multiple = Múltiplo × { $times }: cada lance de dano vale por si.
step-wandering = Peregrino × { $times }: cada passo sai da última casa.
step-special = Especial: { $special }
step-range = { $name }: distância { $distance }, { $height ->
    [0] mesma altura
   *[other] diferença de altura { $height }
}, à vista.
step-range-magic = { $name }: distância { $distance }; altura e visão não importam.
step-blind = { $name } não está à vista: { $penalty } no lance de ataque.
step-immune = { $name } voa: a Terra não faz nada.
step-undead = A Vida derrota { $name }, Morto-Vivo.
step-no-recovery = { $name } tem Essência: Escuridão; a Vida não recupera nada.
step-recovery = A Vida recupera { $name } em vez de ferir.
step-bonus = { word-element } contra { $name } ({ word-against }{ $grounds ->
    [2] {" "}e { word-trait }
   *[1] {""}
}): +{ $bonus }.
step-elements = { $best ->
    [true] Só o melhor elemento vale contra { $name }
   *[false] Todos os elementos contra { $name }
}: +{ $bonus }.
step-direction = Direção { $number }: { word-direction }.
step-off-line = Golpe { $strike }: { $name } não está nessa linha.
step-left-board = O passo { $strike } sai do tabuleiro: o ataque termina.
step-barred = O passo { $strike } está barrado: o ataque termina.
step-empty-square = Passo { $strike }: ninguém para atingir.
step-too-high-here = Golpe { $strike }: ali { $name } está além do HLT, diferença de altura { $height }.
step-hidden-here = Golpe { $strike }: ali { $name } não está à vista.
step-shared-roll = Um só lance de dano para { $targets ->
    [one] 1 alvo
   *[other] os { $targets } alvos
}.
step-shot = Tiro { $strike } em { $name }: lance { $face }{ $height ->
    [0] {""}
   *[other] , altura { $height }
}{ $penalty ->
    [0] {""}
   *[other] , sem visão { $penalty }
}: { $total } contra distância { $distance }, { $hit ->
    [true] atinge.
   *[false] erra.
}
step-damage = Golpe { $strike } em { $name }: { $bonus ->
    [0] { $total }
   *[other] { $rolled } + { $bonus } = { $total }
} contra DEF { $defence }: { $defeated ->
    [true] o alvo é derrotado.
   *[false] o alvo sobrevive.
}
step-healed = Golpe { $strike }: { $name } recupera { $healed } de VIT.
step-destroyed = Golpe { $strike }: { $name } cai, seja qual for o lance.
step-unharmed = Golpe { $strike }: { $name } é imune.
step-spell = Golpe { $strike }: a Doença aplica em { $name } um Feitiço de qualquer mesa.
step-empty = Golpe { $strike }: { $name } já saiu.
step-ammunition = { $spent ->
    [one] 1 Projétil gasto
   *[other] { $spent } Projéteis gastos
}, { $left ->
    [0] não resta nenhum
    [one] resta { $left }
   *[other] restam { $left }
}.
step-trample-end = { $stayed ->
    [true] { $name } fica na sua casa.
   *[false] { $name } termina na coluna { $x }, linha { $y }, contadas de 0.
}
step-flip = { $flipped ->
    [true] { $name } é flipado.
   *[false] { $name } não atingiu ninguém e não é flipado.
}
step-verdict = { $targets ->
    [0] Ninguém é atingido
    [1] { $effect ->
        [defeated] { $name } cai
        [damage] { $name } resiste
        [heal] { $name } recupera { $healed } de VIT
        [immune] { $name } é imune
        [missed] O ataque não atinge { $name }
       *[empty] Ninguém é atingido
    }
   *[other] { $defeated ->
        [0] { $effect ->
            [heal] { $healed } de VIT recuperados
            [missed] Ninguém é atingido
           *[other] Todos os { $targets } resistem
        }
        [1] Cai 1 de { $targets }
       *[other] { $left ->
            [0] Caem os { $targets }
           *[other] Caem { $defeated } de { $targets }
        }
    }
}

refusal-flipped = A unidade { $name } já está flipada.
refusal-out-of-reach = { $path ->
    [true] A trajetória tem { $distance ->
        [one] { $distance } casa
       *[other] { $distance } casas
    }, o Atropelamento alcança { $reach }.
   *[false] { $name } está a { $distance ->
        [one] { $distance } casa
       *[other] { $distance } casas
    }, o ataque alcança { $reach }.
}
refusal-too-high = Diferença de altura até { $name }: { $height }, HLT { $limit }.
refusal-out-of-sight = { $name } não está à vista.
refusal-no-ammunition = { $left ->
    [0] Não resta nenhum Projétil.
   *[other] São necessários { $needed } Projéteis, { $left ->
        [one] resta
       *[other] restam
    } { $left }.
}
refusal-not-on-line = { $name } não está na linha: { word-line }.
refusal-not-an-enemy = { $name } não é inimigo.
refusal-not-adjacent-step = Um passo vai para uma casa que não é vizinha da anterior.
refusal-too-far-to-move = { $steps ->
    [one] { $steps } casa andada
   *[other] { $steps } casas andadas
}, o MOV permite { $movement }.
refusal-square-occupied = { $obstacle ->
    [true] Há um obstáculo no caminho: coluna { $x }, linha { $y }, contadas de 0.
   *[false] { $name } está no caminho.
}
refusal-square-twice = Um Atropelamento ataca a casa de { $name } uma vez só.
refusal-mixed-wandering = O ataque Peregrino não se junta a Múltiplo, Linha, Área ou Todos.
refusal-no-target = { $mode ->
    [area] Não há ninguém ao alcance.
    [trample] Não há inimigo na trajetória.
   *[targets] Falta um alvo.
}

measure-defeated = { $of ->
    [none] Unidades derrotadas
   *[other] { $of }: derrota
}
measure-defeated-at-least = { $n ->
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
measure-defeated-true = cai
measure-defeated-false = sobrevive
measure-hit-1 = O primeiro tiro atinge
measure-hit-1-true = o primeiro tiro atinge
measure-hit-1-false = o primeiro tiro erra

outcome-defeated = cai
outcome-stands = resiste
outcome-missed = errou
outcome-heal = cura
outcome-immune = imune
outcome-unchanged = sem efeito
outcome-regardless = seja qual for o lance
outcome-empty = ninguém
outcome-height = altura
outcome-penalty = sem visão
outcome-bonus = elemento
outcome-fixed = DAN
outcome-fixed-attack = ATK
outcome-against-distance = contra distância { $n }
outcome-against = contra DEF { $n }
outcome-healed = +{ $n } VIT
outcome-ends = { $name }: { $square }
outcome-flipped = flipada
outcome-ammunition = { $n ->
    [0] nenhum projétil restante
    [one] { $n } projétil restante
   *[other] { $n } projéteis restantes
}

name-attacker = Atacante
name-target = Alvo
name-red = Vermelho
name-blue = Azul
name-alchemist = Alquimista
name-archer = Arqueiro
name-golem = Golem
name-knight = Cavaleiro
name-lancer = Lanceiro
name-levi = Levi
name-mage = Feiticeiro
name-salamander = Salamandra
name-soldier = Soldado

example-archer = Arqueiro no alto
    .note = O exemplo de Projétil das regras: dado 7, dois de altura, distância 8.
example-lancer = Lanceiro e Alquimista
    .note = O exemplo de ataque Comum das regras. O Lanceiro não traz HLT, então decide a mesa.
example-knight = Cavaleiro atropela dois
    .note = O exemplo de Atropelamento das regras. A DEF do Soldado e o MOV do Cavaleiro não estão lá; 10 e 3 são nossos.
example-alchemist = Mágico atrás da elevação
    .note = O exemplo de ataque Mágico das regras. Lá o dano 3 derrota a DEF 3, embora a regra peça mais: por isso “Dano igual à DEF” está em derrota.
example-no-arrows = Arqueiro sem flechas
    .note = O exemplo de ataque Secundário das regras. Lá o dano 3 derrota a DEF 3, embora a regra peça mais: por isso “Dano igual à DEF” está em derrota.
example-ice = Gelo contra Fogo
    .note = Para o Gelo as regras trazem 20 e +10 ao mesmo tempo. Com 20 o alvo cai, com 10 resiste. Unidades e dados são nossos.
example-area = Terra em volta
    .note = Um ataque de Área; uma unidade está escondida por um obstáculo. Unidades e dados são nossos.

rule-tm-1 = No ataque Comum o alvo precisa estar dentro da distância e do limite de altura (HLT) do ataque.
rule-tm-2 = E na linha de visão. Obstáculos e elevações podem escondê-lo.
rule-tm-3 = O atacante lança o Dano (DAN) que traz.
rule-tm-4 = Dano acima da DEF derrota o alvo.
rule-tm-5 = Depois do ataque o atacante é flipado.
rule-tm-6 = Características e efeitos especiais podem mudar isso, e então o dizem.
rule-tm-7 = No Atropelamento o atacante entra nas casas dos alvos. Vale tudo o que a movimentação pede; só os inimigos da trajetória não o detêm.
rule-tm-8 = É uma ação Total, com a movimentação dentro.
rule-tm-9 = Aqui também derrota o Dano acima da DEF.
rule-tm-10 = Com vários alvos, cada um recebe seu lance de Dano.
rule-tm-11 = Ele termina na última casa livre do caminho; se houve derrotados, na última casa que era de um alvo.
rule-tm-12 = Então é flipado.
rule-tm-13 = Num lance, cada casa é atropelada no máximo uma vez, salvo se algo disser outra coisa.
rule-tm-14 = O limite de altura vale também no Atropelamento, como mostra o exemplo.
rule-tm-15 = O ataque Mágico funciona como o Comum.
rule-tm-16 = Mas sem limite de altura.
rule-tm-17 = E sem linha de visão.
rule-tm-18 = Não é Magia: não custa Fluxo, e o Dano é lançado.
rule-tm-19 = O que age sobre Magias age sobre ele mesmo assim.
rule-tm-20 = O ataque Secundário pode ser feito no lugar do Principal.
rule-tm-21 = O Projétil gasta primeiro um ponto seu na Ficha de Exército.
rule-tm-22 = Sem pontos não há ataque.
rule-tm-23 = Depois se escolhe um alvo na linha de visão.
rule-tm-24 = Sem ver o alvo, um arqueiro ainda pode atirar: −10 no dado de ataque.
rule-tm-25 = Então se lança o dado de ataque, +1 por ponto de altura a mais do atacante.
rule-tm-26 = E −1 por ponto de altura a menos.
rule-tm-27 = Um resultado de pelo menos a distância atinge.
rule-tm-28 = Quem atinge causa DAN; acima da DEF, derrota.
rule-tm-29 = Então o atacante é flipado.
rule-tm-30 = Alguns ataques seguem outras regras: os efeitos.
rule-tm-31 = Área: são atingidos todos os inimigos ao alcance.
rule-tm-32 = Um ataque pode levar um ou mais de dez elementos.
rule-tm-33 = Fogo: 20 a mais contra Essência: Gelo.
rule-tm-34 = Água: 10 a mais contra Essência: Fogo.
rule-tm-35 = Terra: 10 a mais contra Essência: Terra.
rule-tm-36 = Quem voa é imune à Terra.
rule-tm-37 = Ar: 10 a mais contra Essência: Ar e contra quem voa.
rule-tm-38 = Gelo: mais dano contra Essência: Fogo; as regras trazem 20 e +10.
rule-tm-39 = Eletricidade: 10 a mais contra Essência: Água.
rule-tm-40 = Vida: recupera Vitalidade (VIT) em vez de ferir.
rule-tm-41 = Essência: Escuridão nada recupera com a Vida.
rule-tm-42 = Essência: Doença sofre o Dano da Vida e mais 10.
rule-tm-43 = O Morto-Vivo atingido pela Vida é derrotado.
rule-tm-44 = Doença: a unidade atingida recebe ainda um Feitiço de qualquer mesa, mesmo sem sofrer nada.
rule-tm-45 = Doença: 10 a mais contra Essência: Vida.
rule-tm-46 = Luz: 10 a mais contra Morto-Vivo e Essência: Escuridão.
rule-tm-47 = Escuridão: 10 a mais contra Essência: Luz.
rule-tm-48 = Linha: só alvos numa mesma linha reta, do tipo indicado.
rule-tm-49 = Múltiplo × n: até n ataques em vez de um.
rule-tm-50 = Golpes no mesmo alvo não se somam; cada lance de Dano vale por si.
rule-tm-51 = Só o Atropelamento Múltiplo dá mais movimentação.
rule-tm-52 = Peregrino × n: n ataques em linhas aleatórias, o primeiro a partir do atacante, os outros da última casa.
rule-tm-53 = Cada casa atingida tem seu próprio lance de Dano.
rule-tm-54 = Não se combina com nada mais que cause dano.
rule-tm-55 = Também aqui os golpes no mesmo alvo não se somam.
rule-tm-56 = O Atropelamento Peregrino pode atingir a mesma casa mais vezes.
rule-tm-57 = Todos: aliados são atingidos como os inimigos.
rule-tm-58 = Especial: segue a própria descrição.
rule-tm-59 = A unidade derrotada sai do tabuleiro.
