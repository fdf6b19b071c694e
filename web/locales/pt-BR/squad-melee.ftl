tagline = Até cinco por lado rolam juntos; uma tabela diz quanto custa a vitória

group-a = Lado A
group-b = Lado B
group-die = Dado

field-a = Lado A
field-b = Lado B
field-a-bonuses = Bônus de cada guerreiro
    .add = Adicionar guerreiro
    .help = Um número por guerreiro, somado ao dado. No exemplo, todos têm +2.
field-b-bonuses = Bônus de cada guerreiro
    .add = Adicionar guerreiro
    .help = Um número por guerreiro, somado ao dado. No exemplo, todos têm +2.
field-sides = Faces do dado
    .help = As regras só dizem “dado”.

ruling-tie = Totais iguais
ruling-tie-none = Nada acontece
ruling-tie-both-lose = Os dois lados morrem
ruling-tie-reroll = Todos rolam de novo
ruling-beyond_table = Diferença maior que todas as da célula da tabela
ruling-beyond_table-none = Nenhum vencedor morre
ruling-beyond_table-last-band = Vale como a maior delas
ruling-equal_dice = Vários vencedores empatados no menor
ruling-equal_dice-first = Morre o primeiro
ruling-equal_dice-choice = Os jogadores escolhem
ruling-one_against_five = Um perdedor contra cinco: quem vai junto
ruling-one_against_five-one = O menor abaixo do dado dele
ruling-one_against_five-all = Todos abaixo do dado dele
ruling-cell_2x2 = Célula 2 × 2
ruling-cell_2x2-printed = Como impressa: dois com 1 e 2, um com 3 e 4
ruling-cell_2x2-pattern = Como as vizinhas: um de 1 a 4
ruling-over_five = Mais de cinco num lado
ruling-over_five-refuse = Não pode
ruling-over_five-clamp = Valem como cinco
ruling-lowest_by = O vencedor azarado é o menor
ruling-lowest_by-die = Só no dado
ruling-lowest_by-total = No dado com bônus

row-a = Lado A
row-b = Lado B
choice-fallen-a = Quem do lado A morre
choice-fallen-b = Quem do lado B morre

step-sizes = { $a } contra { $b }; a tabela comporta { $most } por lado.
step-total = Lado { $side ->
    [a] A
   *[b] B
}: dados { $dice } + bônus { $bonus } = { $total }
step-tie = { $total } dos dois lados: nenhuma célula traz a diferença 0.
step-difference = O lado { $winner ->
    [a] A
   *[b] B
} está { $difference } à frente.
step-losers-fall = O lado { $loser ->
    [a] A
   *[b] B
} perde: { $number ->
    [1] seu único guerreiro morre.
   *[other] morrem todos os { $number }.
}
step-cell-safe = { $losers } contra 1: um vencedor sozinho nada sofre.
step-cell-by-die = { $losers } contra { $winners }: comparam-se os dados. { $below ->
    [0] Nenhum vencedor está abaixo do dado do perdedor.
    [1] Um vencedor está abaixo do dado do perdedor e morre.
   *[other] { $below } vencedores estão abaixo do dado do perdedor, { $dead ->
        [1] um deles morre.
       *[other] { $dead } deles morrem.
    }
}
step-cell = { $losers } contra { $winners }: { $two ->
    [0] até a diferença { $one } morre um vencedor.
   *[other] até a diferença { $two } morrem dois vencedores, até { $one } morre um.
}
step-band = Diferença { $difference }{ $beyond ->
    [true] , além do que a célula traz
   *[false] { "" }
}: { $dead ->
    [0] nenhum vencedor morre.
    [1] um vencedor morre.
    [2] dois vencedores morrem.
   *[other] { $dead } vencedores morrem.
}
step-equal = No lado { $side ->
    [a] A
   *[b] B
}, vários empatam no menor.
step-fallen = Menos sorte no lado { $side ->
    [a] A
   *[b] B
}: { $number ->
    [1] morre o guerreiro { $fighters }.
   *[other] morrem os guerreiros { $fighters }.
}
step-victory = O lado { $winner ->
    [a] A
   *[b] B
} vence{ $left ->
    [0] , mas ninguém sobrevive
   *[other] { $dead ->
        [0] { " " }sem perdas
        [1] { " " }e perde um
        [2] { " " }e perde dois
       *[other] { " " }e perde { $dead }
    }
}
step-no-victor = { $left ->
    [0] Os dois lados morrem
   *[other] Ninguém morre
}

refusal-more-than-five = { $a } contra { $b }: a tabela vai até { $most } por lado.

measure-winner = Vencedor
measure-winner-a = O lado A vence
measure-winner-b = O lado B vence
measure-winner-tie = Empate
measure-lost-a = Perdas do lado A
measure-lost-a-at-least = { $n ->
    [0] o lado A não perde ninguém
    [1] { $last ->
        [true] o lado A perde um
       *[false] o lado A perde um ou mais
    }
   *[other] { $last ->
        [true] o lado A perde { $n }
       *[false] o lado A perde { $n } ou mais
    }
}
measure-lost-b = Perdas do lado B
measure-lost-b-at-least = { $n ->
    [0] o lado B não perde ninguém
    [1] { $last ->
        [true] o lado B perde um
       *[false] o lado B perde um ou mais
    }
   *[other] { $last ->
        [true] o lado B perde { $n }
       *[false] o lado B perde { $n } ou mais
    }
}

outcome-losers = Perdedores
outcome-winners = Vencedores
outcome-two = morrem dois
outcome-one = morre um
outcome-none = ninguém
outcome-by-die = pelo dado
outcome-falls = morre
outcome-difference = Diferença
outcome-dice = dados
outcome-bonus = bônus
outcome-again = rolado de novo
outcome-table = Com que diferença morrem vencedores

example-two-against-one = Dois contra um
    .note = O exemplo da célula 1 × 2: Canopus é o lado A, Tsunami o lado B.
example-five-against-one = Cinco contra um
    .note = O exemplo da célula 1 × 5. Os totais são 24 e 5; os dados acima de 2 são nossos.
example-two-against-two = Dois contra dois
    .note = Exemplo nosso, para a célula que parece erro de impressão. Como impressa, com diferença 2 morrem dois vencedores e não sobra ninguém; pelas vizinhas, morreria um.

rule-sm-1 = A tabela serve para um a cinco guerreiros por lado.
rule-sm-2 = Cada guerreiro rola um dado e soma seu bônus; o lado soma tudo.
rule-sm-3 = Na tabela procura-se a diferença entre os dois totais.
rule-sm-4 = O lado com o menor total perde, e todos os seus guerreiros morrem.
rule-sm-5 = As menores diferenças custam dois guerreiros aos vencedores, as seguintes custam um.
rule-sm-6 = Entre os vencedores morre o de menor dado, sem o bônus. Onde morrem dois, tomamos os dois menores.
rule-sm-7 = Um perdedor contra cinco: a diferença não conta. Se o dado dele supera o de algum dos cinco, esse também morre.
rule-sm-8 = Contra um único vencedor, só os perdedores morrem.
