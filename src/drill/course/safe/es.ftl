# Prudencia y audacia.

safe-title = Prudencia y audacia

count-shots-title = Cuenta los tiros
count-shots-idea = Antes de terminar una jugada, busca tus blots y cuenta las tiradas que los comen. Si otra jugada es casi igual de buena y deja menos, elígela.
count-shots-run-home = Tiraste 5-3. Podrías hacer el punto 3, pero sigue la flecha.
count-shots-run-home-why = Tu última rezagada está a salvo: { $none } tiradas te comen. Después de 8/3 6/3 habrían sido { $shots } de 36.
count-shots-make-or-hit = Tiraste 6-1. Puedes comer en el punto 1 o hacer un punto.
count-shots-make-or-hit-why = El punto 7 es tuyo y ninguna ficha está sola. Comer en el punto 1 da poco y le deja a tu rival { $shots } tiradas para comerte.
count-shots-quiet-cover = Tiraste 4-1. Hay un blot en el punto 7, pero mira primero los tuyos.
count-shots-quiet-cover-why = El mejor de todos los puntos, y nada que te puedan comer. Con 13/9 8/7* dejas { $shots } tiradas que te comen.
count-shots-sneak-past = Lleva todas tus fichas a casa. Cuenta antes de dejar un blot.

strong-board-title = Mira la casa de tu rival
strong-board-idea = Cuantos más puntos tenga tu rival en casa, más caro te sale que te coman. Contra cuatro puntos o más, juega seguro.
strong-board-no-hurry = Tiraste 4-1 y tu rival tiene cuatro puntos en casa. Sigue la flecha.
strong-board-no-hurry-why = Cubriste tu blot y no dejaste otro. Con 13/9 6/5 habrías dejado { $shots } tiros, y quizá no habrías vuelto a entrar.
strong-board-all-the-way = Tiraste 5-3. Una ficha está sola en el punto 14.
strong-board-all-the-way-why = Ya está en casa. Hacer el punto 11 luce bien, pero deja { $shots } tiradas que te comen, contra cuatro puntos cerrados.
strong-board-dull-but-right = Tiraste 4-2. Hay varias jugadas bonitas. ¿Cuál te seguiría gustando si tu rival sacara su mejor tirada?
strong-board-dull-but-right-why = El blot del 7 quedó cubierto, y solo { $few } de 36 tiradas comen el que queda. Después de 13/9 7/5 serían { $shots }.
strong-board-quiet-way-home = Lleva todo a casa, aunque dos fichas esperan un blot.

weak-board-title = Cuando no te pueden hacer daño
weak-board-idea = Si tu rival tiene en casa solo uno o dos puntos, entras fácilmente después de que te coman. Es el momento de pelear por los buenos puntos.
weak-board-five-point = Tiraste 3-1. Tus fichas atrasadas podrían ponerse a salvo juntas, pero sigue las flechas.
weak-board-five-point-why = Tu punto 5 vale el riesgo de las dos fichas atrasadas. Si te comen una, entra enseguida.
weak-board-far-hit = Tiraste 5-3. El punto 3 sería seguro. ¿Hay algo mejor?
weak-board-far-hit-why = Comer le costó 16 pips a tu rival y sacó una ficha atrasada. Si te comen a ti, pierdes poco.
weak-board-from-the-bar = Tiraste 4-3 y tienes que entrar. Podrías hacer un ancla segura, o comer.
weak-board-from-the-bar-why = Tu rival iba a hacer su mejor punto. Comer lo impide, y solo hay un punto cerrado contra ti.
weak-board-in-the-middle = Tiraste 5-4. Entra y come con el otro número.
weak-board-in-the-middle-why = Dos cosas en una: ya entraste, y tu rival pierde tiempo y también tiene que entrar.
weak-board-take-the-five = Haz tu punto 5 con una segunda ficha.

worth-it-title = Un riesgo con motivo
worth-it-idea = Un blot está bien si gana algo: comer, un punto clave o tiempo. Pregúntate qué recibes a cambio.
worth-it-leave-the-anchor = Tiraste 2-1. Una ficha del 18 puede comer, pero entonces ninguna de las dos queda segura.
worth-it-leave-the-anchor-why = { $shots } tiradas te comen, pero antes tu rival tiene que entrar, y tú hiciste el punto 5.
worth-it-strike-first = Tiraste 3-2. 9/4 sería seguro. Pero tu rival está por hacer un ancla.
worth-it-strike-first-why = Comiste antes de que hubiera ancla y cubriste el 4 de paso. { $shots } tiradas te comen; las demás dejan a tu rival en apuros.
worth-it-leave-it-open = Tiraste 4-3 y estás en la barra. ¿Ancla, o comer?
worth-it-leave-it-open-why = Tu rival tiene tres blots. Come uno ahora, antes de que los ponga a salvo.
worth-it-dare = Hay un blot afuera. Tienes tres turnos para comerlo, o comer otro.
