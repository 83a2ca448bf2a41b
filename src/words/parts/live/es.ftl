# Una partida con un amigo por una conexión directa.

live-connect = Jugar en directo
live-about = Una conexión directa entre los dos navegadores, con un enlace en cada sentido. Funciona en la misma wifi y en muchas redes domésticas.
live-preparing = Preparando el enlace…
live-send-offer = Envía este enlace a { $who } y deja esta página abierta. Después abre el enlace que recibas.
live-send-answer = Devuelve este enlace a { $who } y deja esta página abierta. La conexión se establece en cuanto se abra allí.
live-connecting = Conectando…
live-connected = Conexión establecida con { $who }.
live-moving = Conexión establecida: { $who } está moviendo…
live-on = En directo
live-ended =
    { $why ->
        [not-found] No se pudo conectar directamente. La partida sigue por enlace, tal como estaba.
        [unsupported] Este navegador no permite conexiones directas. La partida sigue por enlace.
        [lost] Se perdió la conexión. Sigue por enlace o vuelve a conectar con dos enlaces nuevos.
        [left] Tu amigo ha cerrado la conexión. Sigue por enlace o vuelve a conectar con dos enlaces nuevos.
        [hung-up] Has cerrado la conexión. Sigue por enlace o vuelve a conectar con dos enlaces nuevos.
        [other-offer] Esta página ya no tiene la conexión a la que responde este enlace. Conecta de nuevo.
        [passed-on] La página que esperaba este enlace ya lo tiene. Sigue allí.
        [newer] La página de tu amigo tiene otra versión del juego. Hay que recargar las dos páginas y conectar de nuevo.
        [crossed] Cada uno ha creado un enlace. Envía el tuyo: cuando tu amigo lo abra, el otro no hará falta.
       *[unreadable] No se pueden leer los datos de conexión de este enlace. Pide el enlace otra vez.
    }
live-disconnect = Desconectar
live-settings = Ajustes de conexión
live-stun = Servidor STUN (opcional)
live-stun-about = Le dice a tu navegador cuál es su dirección pública, y así funcionan más redes. El servidor sabe esa dirección y cuándo te conectas, pero nada de la partida.
live-stun-wrong = Escribe un nombre de host, con o sin puerto.
live-next-wait = Le toca a { $who }.
live-next-send = Pulsa «Enviar» o deshaz. Una vez enviada, la jugada es definitiva.
live-watch = Dejar que otros miren
live-watch-about = Quien abra este enlace verá la partida hasta este momento, pero no podrá jugarla. No contiene nada que { $who } no tenga.
live-watch-link = Enlace para espectadores
live-watching = Viendo una partida
live-watched = Aquí se ha comprobado cada tirada y cada jugada. Mensajes: { $count }. Para ver más, pide a los jugadores un enlace nuevo.
live-send = Enviar
live-clock-about = { $promise } El reloj solo corre mientras dura la conexión directa.
live-clock-pace = Minutos por punto
live-clock-over = Se te ha acabado el tiempo: { $who } puede reclamar la victoria hasta que muevas.
live-clocks-differ = Los relojes no coinciden. En esta página te quedan { $mine } y a { $who }, { $theirs }; en la otra son { $mine-there } y { $theirs-there }. Cada página sigue con su reloj, así que hay que acordar cuál vale.
live-clocks-stopped = Los relojes están parados.
live-rolled = { $who } ha tirado { $roll } y aún está jugando.
live-draft = Hasta ahora: { $play }
live-watch-invite = Invitar a ver en directo
live-watch-send = Envía este enlace a una persona y deja esta página abierta. Después abre el enlace que recibas.
live-watchers =
    { $count ->
        [one] 1 persona está mirando en directo.
       *[other] { $count } personas están mirando en directo.
    }
live-watch-start = Ver en directo
live-watch-answer = Para ver la partida en directo, devuelve este enlace al jugador y deja esta página abierta.
live-watch-back = Enlace de vuelta al jugador
live-watch-on = Estás mirando en directo. Aquí se comprueba cada tirada y cada jugada. Mensajes: { $count }.
friend-options = Cubo, reloj y más
friend-change = Cambiar la partida
friend-step =
    { $step ->
        [send] Envía este enlace a tu amigo
        [wait] Tu amigo lo abre y te envía otro
       *[open] Abre ese enlace en este dispositivo: empieza la partida
    }
friend-replaces = El nuevo enlace sustituye al anterior.
friend-new-link = Obtener el enlace
friend-then = Al aceptar obtienes un enlace para enviárselo. Después, cada turno es un enlace. Sin cuenta.
friend-scan = O haz que tu amigo lo escanee
live-on-roll = juega
