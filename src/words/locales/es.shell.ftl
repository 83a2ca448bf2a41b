# The navigation between places and the way back to the game.

places = Secciones
place-play = Jugar
place-games = Partidas
place-practice = Práctica
place-friends = Amigos
place-you = Tú
place-duplicate = Duplicado
place-openings = Aperturas
place-tables = Tablas de marcadores
place-course = Curso
place-sheets = Hojas de ejercicios
sheet-add = Añadir a una hoja
go-on = Seguir
turn-yours = Te toca
turn-theirs = Pensando
running-game = Volver a la partida: { $state }
more = Más
place-waiting =
    { $place }, { $count ->
        [one] { $count } pendiente
       *[other] { $count } pendientes
    }
place-settings = Ajustes
place-help = Ayuda
set-up-position = Preparar una posición
transcribe = Transcribir un match
menu-new-about = La que tienes en curso te espera en «Partidas»
menu-share = Compartir esta posición
menu-rules = Reglas y atajos
menu-dice-about = Sellados antes de la partida, abiertos después
menu-moves = Jugadas
home-begin = Empezar
home-computer = de principiante a experto
home-two = con un tablero que gira, si quieres
home-friend = un enlace por turno, o en directo
home-position = y seguir jugando desde ahí
home-nothing = No hay ninguna partida en curso. Empieza una o prepara una posición.
