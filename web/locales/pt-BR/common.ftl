close = Fechar
retry = Tentar de novo
language = Idioma
actions = Ações
by = de { $authors }
author-unnamed = um jogador anônimo

games = Jogos
game-change = Jogo: { $game }. Escolher outro

form = Preparação
form-change = Alterar
form-unfold = Alterar a preparação
form-fold = Recolher a preparação
form-more = { $name }: mais
form-reset = Começar do zero
brief-not = não: { $name }
brief-none = { $name }: em aberto
not-given = em aberto
not-given-clear = Deixar em aberto
not-given-set = { $name }: deixar em aberto
step-more = { $name }: um a mais
step-less = { $name }: um a menos
list-add = Adicionar: { $name }
list-remove = { $name }: remover o nº { $n }
list-same = Todos iguais: { $value }
record-give = Informar: { $name }
record-take = Omitir: { $name }

odds = Chances
odds-mean = média { $mean }
odds-bar = { $value }: { $chance }
odds-actual = o que saiu
odds-later = As chances aparecem em instantes
odds-refused = Nada a calcular: este ataque não é permitido
odds-problems = Corrija a preparação para ver as chances
odds-too-many = Possibilidades demais para contar com exatidão
luck = Um resultado assim ou melhor sai em { $n } de cada 100 ataques.
luck-always = Não poderia ter sido pior.
luck-nearly-always = Um resultado assim ou melhor sai quase sempre.
luck-rare = Um resultado assim ou melhor sai uma vez a cada { $n } ataques.

felt = Resultado
felt-example = Exemplo: { $title }
felt-ready = Pronto para rolar
felt-rolling = Os dados estão a caminho
felt-refused = Não permitido
felt-refused-note = Nenhum dado é rolado e nada é gasto.
felt-problems = { $n ->
    [one] Um item da preparação precisa ser revisto
   *[other] { $n } itens da preparação precisam ser revistos
}
felt-problems-note = O que você digitou continua aqui; a explicação está ao lado do campo.
felt-relay = Os mesmos dados
felt-own = Voltar ao seu ataque
dice-yours = à mão
dice-mixed = { $typed } de { $all } à mão
dice-correct = { $words }: corrigir
dice-letter = d
dice-count = { $n } × { dice-letter }{ $sides }
set-aside = { $n ->
    [one] separado
   *[other] { $n } separados
}
pair = { $defence } e { $attack }: { $sum }, { $word }
pair-falls = cai
pair-stands = resiste
pair-table = Quantos pares de cada tipo. A partir de { $need }, uma unidade cai.

choice-default = Esta resposta vale até você escolher.
choice-default-dice = { $n ->
    [one] Este dado vale até você tocar em outro.
   *[other] Estes dados valem até você tocar em outros.
}
choice-undo = Desfazer a escolha
choice-pick = { $n ->
    [one] Escolha mais um dado.
   *[other] Escolha mais { $n } dados.
}
choice-die = Dado { $n }, com { $face }

why = Por quê
why-leaned = Decisões que poderiam ter mudado isto:
cite-open = Regra { $cite }

roll = Rolar
roll-waits = Carregando { $percent }
my-dice = Meus dados
share = Compartilhar

keypad-rows = Fileiras
keypad-row = Dados: { $row }
keypad-count = { $n } de { $all }
keypad-die = Dado { $n }: { $face }
keypad-open = em aberto
keypad-phone = o celular rola
keypad-phone-one = O celular rola este
keypad-phone-rest = O celular rola o resto
keypad-back = Desfazer o último
keypad-clear = Recomeçar
keypad-set = Pôr { $face }
keypad-spell = de 1 a { $sides }
keypad-waits = As teclas chegam com as regras: { $percent } carregado.

share-title = Título
share-title-note = Aparece acima do resultado e na lista dos últimos resultados, e vai junto com o link.
share-copy = Copiar link
share-copied = Copiado
share-system = Enviar…
share-note = Quem abrir verá exatamente estes dados, e o porquê.
share-note-open = Quem abrir verá esta preparação, pronta para rolar.
share-making = Criando o link…
share-waits = O link aparece assim que as regras forem carregadas.
share-off = Links precisam das regras, que não puderam ser carregadas.
share-qr = Código QR do link
share-qr-too-long = Com { $length } caracteres, o link é longo demais para um código que um celular leia. Melhor enviá-lo.

door-examples = Exemplos resolvidos
door-log = Últimos resultados
door-rulings = Decisões da nossa mesa
door-about = Sobre
rulings-note = Onde as regras de { $game } deixam algo em aberto, a sua mesa decide. A página guarda a decisão.
rulings-strange = Este ataque foi feito com decisões diferentes das da sua mesa.
rulings-as-table = Usar as nossas
log-empty = Nada foi rolado ainda.
log-forget = Esvaziar a lista
about-what = O Aleator é o árbitro da mesa de jogo: prepare o ataque, role e veja o que acontece, por quê, e qual era a chance.
about-chance = As chances são exatas: contadas, não estimadas. Os dados do celular vêm da própria fonte de acaso dele, com todas as faces igualmente prováveis.
about-private = Tudo acontece neste celular. Nada é enviado a lugar nenhum; um link leva o ataque dentro de si.
about-games = Jogos
about-games-note = Os jogos pertencem a seus autores. As regras são recontadas aqui com nossas palavras.
about-cites = Marcas como { $cite } são a nossa própria numeração das regras: toque numa delas para ler a regra.
about-source = Fonte
about-parts = Feito com
about-parts-note = Python no navegador pelo Pyodide; Lit, Fluent, D3, idb, uqr; a fonte é a Vollkorn, de Friedrich Althausen.
about-version = Aleator { $version }, compilação { $build }. Software livre sob a licença MIT.
about-loaded-anew = As regras guardadas de uma visita anterior não puderam ser usadas e foram carregadas de novo.

engine-starting = Carregando as regras
engine-failed = As regras não puderam ser carregadas. O que você digitou continua aqui.
engine-missing = Este navegador não tem WebAssembly (talvez o Modo de Isolamento esteja ligado), por isso não dá para rolar dados aqui. Os exemplos ainda podem ser lidos.
notice-stopped = Demorou demais e foi interrompido. O que você digitou continua aqui.
notice-defect = A falha é nossa: as regras tropeçaram neste ataque. O que você digitou continua aqui.
notice-copy = Não é permitido copiar aqui. Toque e segure o link para selecioná-lo.
notice-link = Este link não abre.
notice-link-more = { $n ->
    [one] E mais um erro.
   *[other] E mais { $n } erros.
}
notice-link-waits = O link não pôde ser lido porque as regras não foram carregadas.
notice-link-needs-engine = Este navegador não tem WebAssembly, por isso links não podem ser lidos aqui.
notice-language = Este idioma não pode ser carregado agora. Da primeira vez, ele precisa de conexão.
notice-stored = Algo guardado de uma visita anterior não pôde ser lido e foi posto de lado.
newer = Há uma versão nova.
newer-take = Atualizar
link-opening = Abrindo o link
link-waits = Ele abre assim que as regras chegarem: { $percent }.

path-game = Jogo
path-title = { share-title }
path-situation = { form }
path-rulings = Decisões
path-dice = Dados
path-choices = Escolhas
path-seed = { path-dice }
path-edition = Edição das regras
path-format = Tipo de link
path-die = { $row }, dado { $n }
path-other = “{ $path }”

problem-named = { $field }: { $text }
problem-not-json = Não dá para ler isto.
problem-too-deep = Há níveis demais, um dentro do outro.
problem-not-an-object = Não é um ataque.
problem-unknown-key = Não há nada com este nome aqui.
problem-duplicate-key = Foi informado duas vezes.
problem-missing = Está faltando.
problem-wrong-type = { $limit ->
    [integer] Um número inteiro, por favor.
    [number] Um número, por favor.
    [flag] Sim ou não, por favor.
    [text] Um texto, por favor.
    [list] Uma lista, por favor.
   *[other] O tipo está errado.
}
problem-too-small = No mínimo { $limit }.
problem-too-large = No máximo { $limit }.
problem-too-short = { $limit ->
    [one] É necessário pelo menos um.
   *[other] São necessários pelo menos { $limit }.
}
problem-too-long = { $limit ->
    [one] Não mais que um.
   *[other] Não mais que { $limit }.
}
problem-not-an-option = As opções são: { $limit }.
problem-bad-text = Há caracteres que não podem ser guardados.
problem-unknown-game = Este jogo não é conhecido aqui.
problem-newer-format = Vem de um Aleator mais novo. Recarregue a página para obtê-lo.
problem-newer-edition = Foi feito com uma edição mais nova das regras ({ $value }). Recarregue a página para obtê-la.
problem-older-edition = Foi feito com a edição { $value } das regras, que tinha outro significado.
problem-wrong-face = O dado não tem { $value }.
problem-wrong-length = { $limit ->
    [one] É necessário um dado, não { $value }.
   *[other] São necessários { $limit } dados, não { $value }.
}
problem-not-asked = Nada pede isto aqui.
problem-unknown-row = Não há fileira com este nome.
problem-bad-seed = A rolagem do celular está danificada.
problem-bad-choice = Esta escolha não é possível.
problem-too-many-states = Há possibilidades demais para contá-las com exatidão.
problem-unknown-question = Esta pergunta não é conhecida aqui.
problem-unknown-unit = Não há unidade com este nome.
problem-bad-dice = Não são dados como 1d20 ou 2d6+1.
problem-bad-square = Isso não indica uma casa.
problem-off-board = Esta casa não está no tabuleiro, que tem { $limit } colunas e linhas.
problem-square-taken = Outra unidade está nesta casa.
problem-link-cut = Falta o final: uma parte se perdeu no caminho.
problem-link-altered = Ele foi alterado no caminho.
problem-link-too-long = É mais longo que qualquer link desta página.
problem-link-not-a-link = Não é um link desta página.
problem-link-newer = Vem de um Aleator mais novo. Recarregue a página para obtê-lo.
problem-too-big = É grande demais.
problem-no-decision = Com estes dados nunca se chega a uma decisão.

board-name = Tabuleiro, { $columns } por { $rows } casas
board-keys = As setas andam pelas casas. Enter usa a ferramenta, Delete retira, mais e menos elevam e rebaixam o terreno, maior e menor mudam o zoom.
board-square = Coluna { $x }, linha { $y }
board-column = Coluna
board-row = Linha
board-height = altura { $n }
board-obstacle = obstáculo
board-cleared = obstáculo retirado
board-attacker = atacante
board-target = alvo { $n }
board-step = passo { $n }
board-no-side = sem lado
board-side = Lado
board-level = mesmo nível
board-higher = { $n } acima
board-lower = { $n } abaixo
board-distance = { $n ->
    [one] a { $n } casa
   *[other] a { $n } casas
}
board-in-sight = à vista
board-out-of-sight = fora de vista
board-hidden = encoberto pela coluna { $x }, linha { $y }
board-in-reach = ao alcance
board-out-of-reach = fora de alcance
board-measured = medido
board-tools = Ferramentas
board-closer = Aproximar
board-farther = Afastar
board-whole = Tabuleiro inteiro
board-look = Toque numa unidade para ver distância, altura e visão.
board-size = Tamanho: { $columns } × { $rows }
board-raise = Elevar
board-lower-ground = Rebaixar
board-unit = Unidade { $n }
board-placed = { $name }: { $square }
board-moved = { $name }: { $square }
board-removed = { $name } saiu do tabuleiro
board-leads = { $name } ataca
board-aimed = { $name } é um alvo
board-spared = { $name } não é mais alvo
board-way = { $n ->
    [0] nenhuma casa marcada
    [one] { $n } casa marcada
   *[other] { $n } casas marcadas
}
board-undone = Desfeito
board-full = Não há lugar para mais uma unidade.
board-last-unit = Uma unidade tem de ficar.
board-no-target-here = Não há alvo aqui.
board-mode = De onde vêm os números
board-mode-board = Tabuleiro
board-mode-measured = Medido
tool-select = Selecionar
    .hint = Toque numa unidade e depois numa casa. Ou arraste.
tool-unit = Unidade
    .hint = Toque numa casa para colocar, numa unidade para mudar.
tool-ground = Terreno
    .hint = Toque nas casas ou passe o dedo.
tool-obstacle = Obstáculo
    .hint = Toque ou passe o dedo; de novo, retira.
tool-target = Alvo
    .hint = Toque nas unidades, na ordem.
tool-path = Caminho
    .hint = Toque nas casas ou trace a partir do atacante.
tool-undo = Desfazer
units-list = Unidades
units-count = { $n ->
    [one] { $n } unidade
   *[other] { $n } unidades
}
unit-add = Adicionar unidade
unit-edit = Editar
unit-aim = Alvo
unit-lead = Ataca
unit-remove = Retirar
unit-done = Pronto
unit-more = Mais
targets-add = Adicionar alvo
squares-none = nenhuma
squares-draw = Traçar
squares-clear = Limpar
measured-note = Distância, altura e visão medidas por vocês a partir de { $name }, depois do movimento.
measured-given = medido
measured-none = do tabuleiro
measured-take = Adotar
measured-forget = Esquecer
measured-above = Informado acima, no lugar do tabuleiro.
measured-enter = Informar números medidos
measured-overrules = { $n ->
    [one] Para { $n } unidade valem números medidos.
   *[other] Para { $n } unidades valem números medidos.
}
measured-clear = Esquecer
direction = { $way ->
    [0] para cima e à esquerda
    [1] para cima
    [2] para cima e à direita
    [3] para a esquerda
    [5] para a direita
    [6] para baixo e à esquerda
    [7] para baixo
   *[8] para baixo e à direita
}
