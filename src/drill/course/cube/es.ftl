# El cubo.

cube-title = El cubo

a-quarter-title = Con un cuarto basta
a-quarter-idea = Cuando tu rival dobla, puedes abandonar y perder un punto, o seguir por dos. Sigue si ganarías al menos una partida de cada cuatro.
a-quarter-even = Tu rival tiene un turno para sacar dos fichas. Si no lo logra, ganas tú. Te dobla: ¿aceptas o rechazas?
a-quarter-even-why = { $off } de 36 tiradas terminan la partida y con todas las demás ganas tú: casi la mitad. Es mucho más que un cuarto.
a-quarter-enough = Lo mismo, pero las dos fichas están más abajo.
a-quarter-enough-why = { $off } de 36 tiradas te ganan. Las otras 11 son más que un cuarto de 36, que es 9, así que aceptas. Perderás más veces de las que ganes, pero rechazar costaría todavía más.
a-quarter-too-little = Las dos últimas de tu rival están en sus puntos 1 y 4. ¿Aceptas o rechazas?
a-quarter-too-little-why = Con { $off } tiradas pierdes y solo 7 te salvan. Es menos que 9: entrega un punto y ahórrate el segundo.
a-quarter-steal = Te toca tirar y está parejo. Saca todas tus fichas antes que tu rival.

last-roll-title = La última tirada
last-roll-idea = Si esta tirada decide la partida, dobla en cuanto seas favorito. Con más de tres de cada cuatro, tu rival tiene que rechazar.
last-roll-favourite = Tu rival termina en el próximo turno, pase lo que pase. ¿Doblas antes de tirar?
last-roll-favourite-why = Ganan { $off } de 36 tiradas, un poco más de la mitad. Eres favorito: juega por dos. A tu rival le quedan buenas opciones y acepta.
last-roll-underdog = Ahora tus dos fichas están en 6 y 2. ¿Doblas?
last-roll-underdog-why = Solo { $off } de 36 tiradas las sacan. Nunca subas la apuesta cuando vas peor.
last-roll-too-strong = Quedan el 4 y el 1. ¿Qué haces, y qué debe responder tu rival?
last-roll-too-strong-why = Ganan { $off } tiradas, más de tres de cada cuatro (27). A tu rival le conviene rechazar, y el punto es tuyo sin tirar.
last-roll-finish = Saca tus cinco fichas antes que tu rival. Cualquiera puede doblar, y quien rechaza pierde en el acto.

race-cube-title = Doblar en la carrera
race-cube-idea = En una carrera larga, mira tus propios pips. Dobla si tu ventaja es más o menos un décimo de ellos; rechaza si la de tu rival es bastante mayor.
race-cube-level-race = Te faltan { $you } pips y a tu rival { $they }. Te toca. ¿Doblas?
race-cube-level-race-why = Tener el turno vale algo, pero la carrera está igualada. Deja el cubo en el medio por ahora.
race-cube-ahead = Te faltan { $you } pips y a tu rival { $they }.
race-cube-ahead-why = Un décimo de 85 son unos 9, justo tu ventaja. Dobla; tu rival todavía gana más o menos una de cada cuatro y puede aceptar.
race-cube-a-little-behind = Te faltan { $you } pips, a tu rival { $they }, y te dobla.
race-cube-a-little-behind-why = Un décimo de ventaja alcanza para doblar, pero no para hacerte rechazar.
race-cube-far-behind = Te faltan { $you } pips y a tu rival solo { $they }. ¿Aceptas o rechazas?
race-cube-far-behind-why = La ventaja de tu rival es de un quinto. Necesitarías un milagro más seguido de lo que llega.
race-cube-head-start = Vas un poco adelante contra alguien fuerte. Gana dos puntos: dobla mientras tu rival todavía acepte y gana después la carrera.

before-its-too-late-title = Antes de que sea tarde
before-its-too-late-idea = Piensa en tus mejores tiradas. Si después de ellas tu rival tendría que rechazar, dobla ahora, mientras la partida está abierta.
before-its-too-late-threat = Una ficha rival está en la barra y otra está sola en tu punto 1. ¿Doblas?
before-its-too-late-threat-why = Tienes buenos puntos delante de ellas y muchas tiradas que atacan. Si esperas un turno, quizá ya no haya nada que aceptar.
before-its-too-late-quiet = Hiciste tu punto 5 y la partida acaba de empezar. ¿Doblas?
before-its-too-late-quiet-why = Es un buen punto, pero nada amenaza. Una ventaja sin amenaza no es para doblar.
before-its-too-late-gone = Una en la barra, un blot en tu punto 2 y tres puntos tuyos en casa. ¿Qué es lo correcto?
before-its-too-late-gone-why = Con tantas opciones de gammon, aceptar le costaría a tu rival más de un punto. Lo ganas ahora mismo.
before-its-too-late-keep-in = Haz tu punto 7 y encierra a las dos últimas.

an-anchor-title = Un lugar seguro para esperar
an-anchor-idea = Dos fichas en un punto de la casa rival son un ancla: siempre puedes entrar y todavía puedes comer. Cuanto más alto el punto, mejor.
an-anchor-good-anchor = Tienes el punto 5 de tu rival, que es tu 20. Vas atrás y te dobla.
an-anchor-good-anchor-why = Ganas el { $wins } % de estas partidas y casi nunca pierdes un gammon. Con esta ancla se acepta.
an-anchor-low-anchor = Esta vez tu ancla está en el 24. Te faltan { $you } pips y a tu rival { $they }.
an-anchor-low-anchor-why = Desde el punto más bajo solo ganas comiendo al final, y pierdes un gammon demasiadas veces. Rechaza.
an-anchor-good-but-far-behind = Otra vez el ancla buena, pero te faltan { $you } pips y a tu rival { $they }.
an-anchor-good-but-far-behind-why = Un ancla no lo es todo. Tan atrás, solo ganas si comes, y esa oportunidad llega muy pocas veces.
an-anchor-turn-it-round = Espera en tu ancla hasta que tu rival deje un blot, y cómelo.

play-on-title = Seguir por el gammon
play-on-idea = Si doblas, tu rival puede rechazar y perder un solo punto. Cuando un gammon es probable, no dobles: sigue por dos.
play-on-closed-out = Dos fichas rivales no pueden entrar. ¿Conviene doblar?
play-on-closed-out-why = Tu rival rechazaría enseguida. Si sigues, ganas un gammon más o menos la mitad de las veces y casi nunca pierdes.
play-on-five-points = Dos en la barra, y tú todavía estás llevando fichas a casa.
play-on-five-points-why = La mayoría de estas partidas terminan en gammon. Deja el cubo donde está y trae las demás.
play-on-no-gammon = Te faltan { $you } pips y a tu rival { $they }. Ya no se puede comer a nadie.
play-on-no-gammon-why = En una carrera así no hay gammon. Dobla y llévate tu punto.
play-on-win-two = Gana un gammon: saca todas tus fichas antes de que tu rival saque una sola. Puedes doblar, pero un rechazo solo da un punto.
