# Primes.

priming-title = Construir un prime

four-in-a-row-title = Cuatro seguidos
four-in-a-row-idea = Varios puntos tuyos seguidos, con dos fichas o más en cada uno, forman un prime: un muro. Cuatro ya son difíciles de pasar, porque las fichas de detrás necesitan los números justos.
four-in-a-row-first-four = Has tirado 6-4. Sigue las flechas y cierra el hueco entre el 8 y el 6.
four-in-a-row-first-four-why = El 8, el 7, el 6 y el 5 son tuyos. La ficha del punto 2 necesita ahora suerte para salir.
four-in-a-row-not-the-hit = Has tirado 5-1. Podrías comer en el punto 4, o alargar tu muro. Juega lo que te parezca mejor.
four-in-a-row-not-the-hit-why = Un muro dura más que una ficha comida. Ahora hay tres fichas detrás de cuatro puntos seguidos.
four-in-a-row-bar-point = Has tirado 6-4 y tienes los puntos 8, 6 y 5. Haz cuatro puntos seguidos.
four-in-a-row-bar-point-why = El punto 7 se une a los demás: 8, 7, 6 y 5. Vale la pena, aunque más atrás quede un blot (una ficha sola).
four-in-a-row-builder-first = Has tirado 6-2 y solo queda una ficha rival detrás de ti. Retenla con cuatro puntos seguidos.
four-in-a-row-builder-first-why = Cuatro puntos seguidos delante de ella. Un prime sirve tanto contra una ficha como contra cinco.
four-in-a-row-wall = Tienes el 8, el 7, el 6 y el 5. Haz también el punto 4. Tienes 6 turnos.

five-in-a-row-title = Cinco seguidos
five-in-a-row-idea = Con cinco puntos delante solo se sale con un 6, y solo desde el borde. Acerca fichas libres adonde falta el próximo punto.
five-in-a-row-fifth-point = Has tirado 4-3. A tu rival le queda una ficha en tu punto 1. Haz cinco puntos seguidos.
five-in-a-row-fifth-point-why = 8, 7, 6, 5 y 4: cinco seguidos, y la ficha aún no está en el borde.
five-in-a-row-fill-the-gap = Has tirado 4-3 y tu muro tiene un hueco. Tápalo con un número y acerca una ficha del 13 con el otro.
five-in-a-row-fill-the-gap-why = El hueco del 7 está tapado: todo es tuyo del 8 al 4. La ficha del 10 queda de reserva.
five-in-a-row-from-the-front = Has tirado 3-2. En un punto de tu muro hay una sola ficha: lleva otra ahí.
five-in-a-row-from-the-front-why = El punto 8 está cubierto, y tu muro va sin huecos del 9 al 5.
five-in-a-row-hold-them = Mantén tu muro todo lo que puedas, hasta que tu rival tenga que deshacer su posición y deje un blot. Cómelo. Tienes 12 turnos.

six-in-a-row-title = Seis seguidos
six-in-a-row-idea = Nadie pasa seis puntos seguidos. Con ellos tienes todo el tiempo del mundo para llevar el muro a casa.
six-in-a-row-lock = Has tirado 4-2. Sigue las flechas.
six-in-a-row-lock-why = Los puntos del 9 al 4 son tuyos. Las fichas que están detrás no saldrán hasta que tú las dejes.
six-in-a-row-sixth = Has tirado 3-2. Cinco seguidos son casi seis. Completa el muro.
six-in-a-row-sixth-why = Del 8 al 3 está todo cerrado: tire lo que tire tu rival, la ficha que tiene que entrar desde la barra no pasa.
six-in-a-row-roll-it-home = Has tirado 6-2 y hay dos fichas rivales en la barra. Cubre los dos blots que tienes en casa.
six-in-a-row-roll-it-home-why = Has cubierto dos blots a la vez, y solo entran { $in } de 36 tiradas. Dos dados pueden caer de 36 maneras.
six-in-a-row-roll-home = Tu muro va del 9 al 3. Llévalo a casa, come la última ficha en tu punto 1 y cierra los seis puntos mientras esté en la barra. Tienes 14 turnos.

to-the-edge-title = Acércate al borde
to-the-edge-idea = Si eres tú quien está detrás de un muro, avanza hasta su borde: desde ahí, un 6 puede saltarlo; desde más atrás, nada.
to-the-edge-edge-anchor = Has tirado 3-1 y tu rival tiene el 17, el 18, el 19 y el 20. Sigue las flechas.
to-the-edge-edge-anchor-why = Un ancla, dos fichas juntas, justo en el borde. Ahí no te pueden comer, y con un 5 o un 6 saltas el muro.
to-the-edge-step-up = Has tirado 4-2 y tu última ficha tiene cinco puntos delante. Llévala al borde con un número, y con el otro pon a salvo la ficha sola del 12.
to-the-edge-step-up-why = Desde el 22, un 6 salta el muro. Desde el 24 no lo saltaba ningún número.
to-the-edge-jump = Has tirado 6-1 y tienes que entrar con el 1. Con el 6 puedes comer, o saltar el muro desde el 22. Juega lo que te parezca mejor.
to-the-edge-jump-why = Una ficha ha escapado mientras el camino estaba abierto. Las demás esperan su turno.
to-the-edge-escape = Tu última ficha está en el borde de un muro de cuatro puntos. Llévala hasta el punto 18 o más allá. Tienes 8 turnos.
