# Primes.

priming-title = Levantar un muro

four-in-a-row-title = Cuatro seguidos
four-in-a-row-idea = Los puntos vecinos forman un prime. Cuatro seguidos son difíciles de pasar: las fichas de atrás necesitan justo los números correctos.
four-in-a-row-first-four = Tiraste 6-4. Sigue las flechas y cierra el hueco entre el 8 y el 6.
four-in-a-row-first-four-why = 8, 7, 6 y 5 son tuyos. La ficha del punto 2 ahora necesita suerte para salir.
four-in-a-row-not-the-hit = Tiraste 5-1. Podrías comer en el punto 4, o alargar tu muro.
four-in-a-row-not-the-hit-why = Un muro dura más que una ficha comida. Ahora hay tres fichas detrás de cuatro puntos seguidos.
four-in-a-row-bar-point = Tiraste 6-4. Ya tienes tres puntos. ¿Dónde está el cuarto?
four-in-a-row-bar-point-why = El 7 se unió a los demás: 8, 7, 6, 5. Vale la pena por el blot que dejaste más atrás.
four-in-a-row-builder-first = Tiraste 6-2. Solo queda una ficha rival detrás de ti: haz que se quede ahí.
four-in-a-row-builder-first-why = Cuatro puntos seguidos delante de ella. Un muro sirve contra una ficha igual que contra cinco.
four-in-a-row-wall = Tienes 8, 7, 6 y 5. Haz también el punto 4.

five-in-a-row-title = Cinco seguidos
five-in-a-row-idea = Detrás de cinco puntos solo se sale con un 6, y solo desde el borde. Trae fichas libres adonde falta el próximo punto.
five-in-a-row-fifth-point = Tiraste 4-3. A tu rival le queda una ficha en tu punto 1.
five-in-a-row-fifth-point-why = 8, 7, 6, 5 y 4: cinco seguidos, y la ficha todavía está lejos del borde.
five-in-a-row-fill-the-gap = Tiraste 4-3. Tu muro tiene un hueco.
five-in-a-row-fill-the-gap-why = El hueco del 7 quedó tapado: del 8 al 4 son tuyos. La ficha del 10 es una reserva para después.
five-in-a-row-from-the-front = Tiraste 3-2. Uno de tus puntos tiene una sola ficha.
five-in-a-row-from-the-front-why = El 8 está cubierto, y del 9 al 5 van seguidos.
five-in-a-row-hold-them = Mantén tu muro todo lo que puedas, hasta que tu rival tenga que deshacerse y deje un blot. Cómelo.

six-in-a-row-title = Seis seguidos
six-in-a-row-idea = Nada pasa seis puntos seguidos. Entonces tienes todo el tiempo del mundo para llevar el muro a casa.
six-in-a-row-lock = Tiraste 4-2. Sigue las flechas.
six-in-a-row-lock-why = Los puntos del 9 al 4 son tuyos. Las fichas de atrás no salen hasta que tú las dejes.
six-in-a-row-sixth = Tiraste 3-2. Cinco seguidos son casi seis.
six-in-a-row-sixth-why = Del 8 al 3 está todo cerrado: tire lo que tire, la ficha de la barra no pasa.
six-in-a-row-roll-it-home = Tiraste 6-2. Hay dos en la barra. ¿Qué puntos puedes cerrar con una tirada?
six-in-a-row-roll-it-home-why = Cubriste dos blots de una vez, y solo { $in } de 36 tiradas entran.
six-in-a-row-roll-home = Tu muro va del 9 al 3. Come la última ficha si hace falta, lleva el muro a casa y cierra los seis puntos.

to-the-edge-title = Ve al borde
to-the-edge-idea = Si eres tú quien está detrás de un muro, avanza hasta su borde: desde ahí un 6 puede saltarlo; desde más atrás, nada.
to-the-edge-edge-anchor = Tiraste 3-1 y tu rival tiene 17, 18, 19 y 20. Sigue las flechas.
to-the-edge-edge-anchor-why = Un ancla justo en el borde. Ahí no te pueden comer, y con un 5 o un 6 saltas afuera.
to-the-edge-step-up = Tiraste 4-2 y tu última ficha tiene cinco puntos delante.
to-the-edge-step-up-why = Desde el 22, un 6 salta el muro. Desde el 24 no bastaba ningún número.
to-the-edge-jump = Tiraste 6-1 y entras con el 1. ¿Y el 6?
to-the-edge-jump-why = Una ficha salió mientras el camino estaba libre. Las demás esperan su turno.
to-the-edge-escape = Tu última ficha está en el borde de cuatro puntos. Llévala más allá del punto 18.
