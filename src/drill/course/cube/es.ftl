# El cubo.

cube-title = El cubo

a-quarter-title = Con un cuarto basta
a-quarter-idea = El cubo dobla lo que vale una partida: si te lo ofrecen, rechazas y tu rival se anota un punto, o aceptas y juegas por dos. Acepta si esperas ganar al menos una partida de cada cuatro.
a-quarter-even = Tu rival te dobla y tiene un turno para sacar sus dos últimas fichas, que están a 5 y a 2 pasos de salir. Si no lo logra, ganas tú. ¿Aceptas o rechazas?
a-quarter-even-why = Tu rival gana con { $off } de 36 tiradas y tú con todas las demás: casi la mitad. Es mucho más que un cuarto. Dos dados pueden caer de 36 maneras.
a-quarter-enough = Lo mismo, pero con las dos fichas en tus puntos 22 y 23: les faltan 3 y 2. ¿Aceptas o rechazas?
a-quarter-enough-why = Pierdes con { $off } de 36 tiradas. Las otras 11 son más que un cuarto de 36, que son 9, así que aceptas. Perderás más veces de las que ganes, pero rechazar costaría todavía más.
a-quarter-too-little = Las dos últimas fichas de tu rival están en tus puntos 21 y 24: les faltan 4 y 1. ¿Aceptas o rechazas?
a-quarter-too-little-why = Pierdes con { $off } tiradas y solo te salvan 7. Son menos de 9: entrega un punto y ahórrate el segundo.
a-quarter-steal = Te toca tirar y está muy reñido. Saca todas tus fichas antes que tu rival: con cada dado sacas una del punto de su número o adelantas otra. Si es mayor que tu punto más alto, sacas una de ahí.

last-roll-title = La última tirada
last-roll-idea = Si esta tirada decide la partida, dobla en cuanto tengas las de ganar. Si ganas más de tres veces de cada cuatro, tu rival tiene que rechazar.
last-roll-favourite = Tu rival terminará en el próximo turno, pase lo que pase. ¿Debes doblar antes de tirar? ¿Y debe aceptar tu rival?
last-roll-favourite-why = Ganan { $off } de 36 tiradas, poco más de la mitad. Tienes las de ganar: juega por dos. A tu rival aún le quedan muchas opciones y acepta.
last-roll-underdog = Ahora tus dos fichas están en el 6 y el 2. ¿Doblas?
last-roll-underdog-why = Solo las sacan { $off } de 36 tiradas. Nunca subas la apuesta cuando llevas las de perder.
last-roll-too-strong = Quedan una ficha en el 4 y otra en el 1. ¿Qué haces, y qué debe responder tu rival?
last-roll-too-strong-why = Ganan { $off } tiradas, más de tres de cada cuatro (27). A tu rival le conviene rechazar, y el punto es tuyo sin tirar.
last-roll-finish = Saca tus cinco fichas antes de que tu rival saque las cinco suyas. Cualquiera puede doblar, y quien rechaza pierde en el acto.

race-cube-title = Doblar en la carrera
race-cube-idea = En una carrera larga, cuenta tus pips, los pasos que te faltan. Dobla si tu ventaja ronda la décima parte de ellos; rechaza si la de tu rival es bastante mayor.
race-cube-level-race = Te faltan { $you } pips y a tu rival { $they }. Te toca. ¿Doblas?
race-cube-level-race-why = Tener el turno vale algo, pero la carrera está igualada. De momento, deja el cubo en el centro, donde cualquiera de los dos puede usarlo.
race-cube-ahead = Te faltan { $you } pips y a tu rival { $they }. ¿Debes doblar, y debe aceptar?
race-cube-ahead-why = La décima parte de 85 son unos 9, justo tu ventaja. Dobla; tu rival todavía gana cerca de una de cada cuatro partidas y puede aceptar.
race-cube-a-little-behind = Te faltan { $you } pips y a tu rival { $they }. Te dobla. ¿Aceptas o rechazas?
race-cube-a-little-behind-why = Una ventaja de la décima parte basta para doblar, pero no te obliga a rechazar.
race-cube-far-behind = Te faltan { $you } pips y a tu rival solo { $they }. ¿Aceptas o rechazas?
race-cube-far-behind-why = La ventaja de tu rival es de una quinta parte, y ganarías menos de una partida de cada cuatro.
race-cube-head-start = Vas un poco por delante contra un rival fuerte. Gana dos puntos: dobla mientras tu rival todavía acepte y gana después la carrera.

before-its-too-late-title = Antes de que sea tarde
before-its-too-late-idea = Piensa en tus mejores tiradas. Si después de ellas tu rival ya no puede aceptar, dobla ahora, mientras la partida sigue abierta.
before-its-too-late-threat = Una ficha rival tiene que entrar desde la barra y otra está sola en tu punto 1. ¿Debes doblar? ¿Y debe aceptar tu rival?
before-its-too-late-threat-why = Tienes buenos puntos delante de ellas y muchas tiradas de ataque. Si esperas un turno, quizá tu rival ya no pueda aceptar.
before-its-too-late-quiet = Es el tercer turno y ya tienes tu punto 5. ¿Doblas?
before-its-too-late-quiet-why = Es un buen punto, pero no amenazas nada. Una ventaja sin amenaza no es para doblar.
before-its-too-late-gone = Una ficha rival está en la barra, otra sola en tu punto 2, y tienes tres puntos en casa. ¿Debes doblar? ¿Y debe aceptar tu rival?
before-its-too-late-gone-why = Un gammon vale doble: quien pierde no ha sacado ninguna ficha. Hay tanto peligro de gammon que aceptar le costaría a tu rival más de un punto: dobla y ese punto ya es tuyo.
before-its-too-late-keep-in = Haz tu punto 7 y encierra las dos últimas fichas de tu rival. Tienes 8 turnos.

an-anchor-title = Un lugar seguro para esperar
an-anchor-idea = Dos fichas en un punto de la casa rival son un ancla: siempre puedes entrar y quizá comas algo. Cuanto más avanzada esté, mejor.
an-anchor-good-anchor = Tu ancla está en el 20, la mejor que hay. Vas por detrás y tu rival te dobla. ¿Aceptas o rechazas?
an-anchor-good-anchor-why = Ganas el { $wins } % de estas partidas y casi nunca pierdes un gammon. Con esta ancla se acepta.
an-anchor-low-anchor = Esta vez tu ancla está en el 24. Te faltan { $you } pips y a tu rival { $they }. Te dobla: ¿aceptas o rechazas?
an-anchor-low-anchor-why = Desde el punto más hondo solo ganas si comes al final, y pierdes un gammon demasiadas veces. Rechaza.
an-anchor-good-but-far-behind = Otra vez la buena ancla, pero te faltan { $you } pips y a tu rival { $they }. Te dobla: ¿aceptas o rechazas?
an-anchor-good-but-far-behind-why = Un ancla no lo es todo. Tan por detrás en la carrera, solo ganas si comes, y esa ocasión llega muy pocas veces.
an-anchor-turn-it-round = Espera en tu ancla hasta que tu rival deje una ficha sola, y cómela. Tienes 12 turnos.

play-on-title = Seguir por el gammon
play-on-idea = Si doblas, tu rival puede rechazar y perder un solo punto. Cuando el gammon (ganar antes de que saque una ficha) es probable, no dobles: sigue jugando por dos.
play-on-closed-out = Dos fichas rivales no pueden entrar. ¿Conviene doblar?
play-on-closed-out-why = Tu rival rechazaría enseguida. Si sigues, ganas un gammon más o menos la mitad de las veces y casi nunca pierdes.
play-on-five-points = Hay dos fichas en la barra, y tú aún estás llevando las tuyas a casa. ¿Doblas o sigues jugando?
play-on-five-points-why = La mayoría de estas partidas acaban en gammon. Deja el cubo donde está y trae las fichas que faltan.
play-on-no-gammon = Te faltan { $you } pips y a tu rival { $they }, y ya nadie puede comer. ¿Doblas o sigues jugando? Si doblas, ¿debe aceptar tu rival?
play-on-no-gammon-why = En una carrera así no hay gammon. Dobla y llévate tu punto.
play-on-win-two = Gana un gammon: saca todas tus fichas antes de que tu rival saque la primera. Puedes doblar, pero un rechazo solo da un punto.
