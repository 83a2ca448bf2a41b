# Partidas con amigos, por enlaces.

friend = Jugar con un amigo
friend-about = Juega por mensajes: cada turno es un enlace. No hace falta cuenta, y nadie controla los dados.
friend-begin = Juega con un amigo, cerca o lejos
friend-how =
    { $step ->
        [invite] Envía una invitación: es un enlace.
        [accept] Tu amigo lo abre y te envía otro.
       *[play] Cada turno es un enlace, o se juega en directo.
    }
friend-fact = Un enlace por turno, sin cuenta
friend-waiting = Esperando respuesta
friend-together = Más formas de jugar
friend-live = Jugar en directo
friend-live-about = Cada jugada se ve al instante. Otros pueden mirar.
friend-invite = Invitar a un amigo
friend-games = Tus partidas
friend-damaged-games =
    { $count ->
        [one] 1 partida no se puede leer y se queda donde está.
       *[other] { $count } partidas no se pueden leer y se quedan donde están.
    }
friend-line =
    { $mine ->
        [0] Partidas con amigos: { $running }
       *[other] Partidas con amigos: { $running }, tu turno en { $mine }
    }
friend-paste = Abrir un enlace
friend-paste-field = Enlace de tu amigo
friend-open = Abrir
friend-due =
    { $due ->
        [mine] Te toca
        [theirs] Le toca al rival
        [invited] Sin aceptar todavía
        [moved] En otro dispositivo
       *[over] Terminada
    }
friend-nameless = tu amigo
friend-with = Partida con { $who }
friend-just-now = ahora mismo
friend-minutes-ago =
    { $count ->
        [one] hace 1 minuto
       *[other] hace { $count } minutos
    }
friend-hours-ago =
    { $count ->
        [one] hace 1 hora
       *[other] hace { $count } horas
    }
friend-days-ago =
    { $count ->
        [one] hace 1 día
       *[other] hace { $count } días
    }
friend-name = Tu nombre (opcional)
friend-name-about = Tu amigo lo verá en la invitación.
friend-starter = Quién empieza
friend-starter-choice =
    { $starter ->
        [inviter] Tú
       *[roll] Tirada de apertura
    }
friend-starter-hint =
    { $starter ->
        [inviter] Juegas en cuanto tu amigo acepte.
       *[roll] Empieza quien tire el dado más alto. Si es tu amigo, hace falta un enlace más.
    }
friend-starts = Empieza { $who }.
friend-starter-about =
    { $starter ->
        [inviter] Quien invita empieza la primera partida. Después decide la tirada de apertura.
       *[roll] La tirada de apertura decide quién empieza.
    }
friend-cube = Cubo
friend-mode =
    { $mode ->
        [friendly] Amistoso
        [strict] Estricto
       *[none] Sin cubo
    }
friend-mode-about =
    { $mode ->
        [friendly] Con cubo, un mensaje por turno. Entre amigos es suficiente.
        [strict] Con cubo, y nadie ve los dados antes de decidir si dobla. Algunos turnos necesitan dos mensajes más.
       *[none] Sin cubo, un mensaje por turno.
    }
friend-time = Tiempo por turno
friend-no-limit = Sin límite de tiempo
friend-days =
    { $count ->
        [one] 1 día por turno
       *[other] { $count } días por turno
    }
friend-fair = Sin pistas ni análisis durante la partida. Como en cualquier juego por correo, se podrían hacer trampas con otro programa.
friend-make-link = Terminar y crear enlace
friend-offered = { $who } te invita a jugar
friend-accept = Aceptar y jugar
friend-not-now = Ahora no
friend-your-link = Enlace para { $who }
friend-waive = No doblaré en el próximo turno (ahorra dos enlaces)
friend-next-invited = Envía este enlace a tu amigo. Recibirás otro de vuelta: ábrelo aquí y empieza la partida.
friend-next-moved = Esta partida ha pasado a otro dispositivo y aquí es de solo lectura. Para seguirla aquí, importa su archivo más reciente.
friend-next-wait = A la espera del enlace de { $who }.
friend-next-sent = ¿Enviado? Ahora le toca a { $who }, que te enviará otro enlace.
friend-next-between = La partida ha terminado. Juega otra o déjalo aquí.
friend-next-cube = Te toca: tira o dobla. Verás tus dados después de decidir.
friend-next-cube-strict = Te toca: tira o dobla. Si tiras, tus dados llegan con el próximo enlace de { $who }.
friend-next-no-move = Has tirado { $dice }: sin jugada legal.
friend-next-send = Termina el turno o deshaz la jugada. Después es definitiva.
friend-next-play = Te toca: juega { $dice }.
friend-next-start = Empiezas tú: juega { $dice }.
friend-next-pass = La casa rival está cerrada: no puedes mover.
friend-next-answer = { offered-to }. ¿Aceptas o rechazas?
friend-next-versions = Han llegado dos mensajes distintos para el mismo turno. Acuerda con tu amigo cuál vale; mientras, la partida espera.
friend-sent =
    { $act ->
        [accept] Has aceptado.
        [double] Doblas.
        [take] Aceptas el doble.
        [beaver] Haces beaver.
        [roll] No doblas; tus dados llegan con la respuesta.
        [reveal] En este turno no tienes nada que decidir.
        [pass] La casa rival está cerrada: pasas.
        [resign] Ofreces abandonar.
        [decline] Rechazas: la partida sigue.
       *[play] Tu jugada está hecha.
    } Ahora envía este enlace a { $who }.
friend-send-now = Ahora envía este enlace a { $who }.
friend-send-last = Envía este último enlace a { $who }.
friend-claimed =
    { $who ->
        [you] Has ganado por tiempo.
       *[other] { $who } ha ganado por tiempo.
    }
friend-stopped =
    { $who ->
        [you] Has dejado de jugar.
       *[other] { $who } ha dejado de jugar.
    }
friend-time-left =
    A { $who } { $hours ->
        [one] le queda 1 hora.
       *[other] le quedan { $hours } horas.
    }
friend-time-over = A { $who } se le ha acabado el tiempo.
friend-claim = Reclamar la victoria
friend-ask-claim = ¿Reclamar la victoria?
friend-stop = Dejarlo aquí
friend-ask-stop = ¿Dejarlo después de esta partida?
friend-delete = Borrar
friend-ask-delete = ¿Borrar esta partida de este dispositivo? No podrás seguirla aquí.
friend-rematch = Revancha
friend-keep-first = Vale el primero
friend-take-second = Vale el segundo
friend-save-messages = Guardar todos los mensajes
friend-export = Exportar esta partida
friend-export-about = Para seguirla en otro dispositivo. Aquí queda de solo lectura hasta que la vuelvas a importar. El archivo contiene las semillas secretas de tus dados: no lo compartas.
friend-import = Importar una partida
friend-import-about = De otro dispositivo
friend-more = Más
friend-no-link = Pega el enlace que te ha enviado tu amigo.
friend-other-link = Este enlace no es de una partida con un amigo.
friend-not-stored =
    { $why ->
        [no-database] Este navegador no puede guardar nada aquí (¿una ventana privada?), así que la partida no se puede jugar.
        [full] El almacenamiento está lleno: no ha cambiado nada. Borra algo antes.
        [blocked] Otra pestaña bloquea el almacenamiento. Ciérrala y recarga la página.
        [newer] Tus partidas se guardaron con una versión más nueva. Recarga la página para actualizar.
       *[failed] No se pudo guardar: no ha cambiado nada. Inténtalo otra vez.
    }
friend-notice =
    { $what ->
        [unknown] Este enlace es de una partida que no está en este dispositivo. Ábrelo en el navegador donde la juegas.
        [own-invitation] Esta es tu propia invitación. Tiene que abrirla tu amigo.
        [own-message] Este es tu propio enlace. Tiene que abrirlo tu amigo.
        [repeated] Ya habías abierto este enlace. Así está la partida ahora.
        [ahead] Falta un enlace anterior. Este queda guardado; pídele el otro a tu amigo.
        [taken] Otra persona ya aceptó esta invitación. Invita de nuevo para jugar otra partida.
        [other-tab] Esta partida ha seguido en otra pestaña. Así está ahora.
        [unreadable] Esta partida no se puede leer. Se queda donde está.
        [moved] Esta partida sigue en otro lugar. Abre el enlace allí o importa aquí el archivo más reciente de la partida.
        [taken-back] La partida ha vuelto a este dispositivo. No puedes doblar antes de tu próxima tirada: otra copia podría haberla mostrado ya.
        [busy] Aún se está guardando otra partida: no ha cambiado nada. Inténtalo de nuevo en un momento.
        [file-too-large] Este archivo es demasiado grande para ser una partida exportada.
        [file-newer] Este archivo es de otra versión del juego. Recarga la página para actualizar y vuelve a importarlo.
        [file-damaged] Este archivo está dañado: no se importó nada. Exporta la partida de nuevo.
        [false-secret] Rechazado: los dados de este enlace no son los que estaban sellados. El enlace queda como prueba.
        [other-past] Rechazado: las jugadas anteriores de este enlace no son las de esta partida. Queda como prueba.
        [forbidden] Rechazado: lo que hace este enlace va contra las reglas.
        [too-early] Rechazado: el tiempo acordado aún no se ha acabado.
        [over] Esta partida ha terminado.
        [stopped] Primero di cuál de los dos mensajes vale.
        [far] Faltan demasiados enlaces antes de este.
       *[misfit] Rechazado: este enlace no encaja con la partida tal como está. No ha cambiado nada.
    }
friend-duplicate = Duplicado
friend-duplicate-about = Los mismos dados para todos. ¿Quién los aprovecha mejor?
