# El editor.

editor = Editor de posiciones
editor-hand = Poner o quitar
editor-tap = Elige un punto para poner una ficha, o arrastra una.
editor-keys = Con el teclado: las flechas mueven, Intro pone, Supr quita y una cifra fija la cantidad.
editor-takes = Quitar
editor-clear = Vaciar
editor-start = Posición inicial
editor-mirror = Cambiar colores
editor-on-roll = Le toca
editor-asked = Dados y cubo
editor-asked-roll = Por tirar
editor-asked-dice = Tirados
editor-asked-double = Doble ofrecido
editor-first-die = Primer dado
editor-second-die = Segundo dado
editor-length = Partida o match
editor-points = Puntos: { $who }
editor-owner = Dueño del cubo
editor-list = Fichas en cada punto
editor-paste = Pegar un ID o un enlace
editor-paste-use = Colocar
editor-paste-done = Posición colocada
editor-paste-nothing = No hay ninguna posición en este texto. Pega un ID de XG, GNU, OGID o Snowie, o un enlace de este juego.
editor-paste-no-crawford = Posición colocada, pero no como partida Crawford: el marcador o el cubo no lo permiten
editor-paste-match = Este enlace contiene un match entero. Ábrelo para estudiarlo.
editor-study = Estudiar
editor-study-position = Estudiar esta posición
editor-possible = Posición legal
editor-remaining =
    { $who }: { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }, { $rolls ->
        [one] cerca de { $rolls } tirada
       *[other] unas { $rolls } tiradas
    }
editor-checkers = { $variant } se juega con { $count } fichas por bando, no con { $each }.
editor-count = Ambos bandos necesitan el mismo número de fichas, de 1 a 15: hay { $first } y { $second }.
editor-shared = Hay fichas de ambos bandos en el punto { $point }.
editor-both-off = Todas las fichas están fuera: pon algunas en el tablero.
editor-both-closed-out = Ambos bandos están en la barra ante una casa cerrada: nadie podría mover nunca.
editor-game-over = Un bando ha sacado todas sus fichas: la partida ha terminado.
editor-length-limit = Un match se juega de 1 a { $most } puntos.
editor-match-over = El match ya está ganado: { $who }.
editor-money-score = Una partida por dinero no tiene marcador.
editor-not-crawford = No es la partida Crawford: le debe faltar un punto a uno solo de los jugadores, en un match a más de uno.
editor-crawford-missed = A un jugador le falta un punto: la partida Crawford es esta o ya pasó.
editor-money-option = Jacoby y beavers son para partidas por dinero.
editor-cube-value = El cubo muestra 1, 2, 4, 8, etc.
editor-cube-crawford = En la partida Crawford no se dobla.
editor-owned-unturned = Un cubo en 1 no tiene dueño.
editor-centred-above = En un match, un cubo por encima de 1 debe tener dueño.
editor-die = Un dado muestra de 1 a 6.
editor-offer = El cubo no se puede ofrecer a este valor.
editor-not-their-cube = Quien juega no puede doblar: el cubo es del rival.
editor-dead-cube = Quien juega no puede doblar: el cubo está muerto, porque no le sirven más puntos.
editor-find = Buscar en «Partidas»
