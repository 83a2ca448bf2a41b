# Prudencia y audacia.

safe-title = Prudencia y audacia

count-shots-title = Cuenta los tiros
count-shots-idea = Antes de terminar tu jugada, busca tus blots (fichas solas) y cuenta los tiros, es decir, las tiradas que los comen. Si otra jugada es casi igual de buena y deja menos, elígela.
count-shots-run-home = Has tirado 5-3. Podrías poner dos fichas en el punto 3, pero sigue la flecha.
count-shots-run-home-why = Tu última rezagada está a salvo, y ninguna tirada te come. Con el punto 3, que se escribe 8/3 6/3, te habrían comido { $shots } de 36. Dos dados pueden caer de 36 maneras.
count-shots-make-or-hit = Has tirado 6-1. Puedes comer en el punto 1 o hacer un punto. ¿Qué es mejor?
count-shots-make-or-hit-why = El punto 7 es tuyo y no hay ninguna ficha sola. Comer en el punto 1 da poco y le deja a tu rival { $shots } tiros.
count-shots-quiet-cover = Has tirado 4-1. Podrías comer el blot del punto 7, o hacer un punto en casa con el tuyo, el del 9. ¿Qué es mejor?
count-shots-quiet-cover-why = Has hecho el mejor de todos los puntos y no queda ningún blot. Con 13/9 8/7* habrías dejado { $shots } tiros.
count-shots-sneak-past = Lleva todas tus fichas a casa. Antes de dejar un blot, cuenta. Tienes 12 turnos.

strong-board-title = Mira la casa de tu rival
strong-board-idea = Cuantos más puntos tenga tu rival en casa, más caro te sale que te coman. Contra cuatro puntos o más, juega seguro.
strong-board-no-hurry = Has tirado 4-1 y tu rival tiene cuatro puntos en casa. Sigue la flecha.
strong-board-no-hurry-why = Has cubierto tu blot y no has dejado otro. Con 13/9 6/5 habrías dejado { $shots } tiros, y quizá no habrías vuelto a entrar.
strong-board-all-the-way = Has tirado 5-3 y tienes una ficha sola en el punto 14. Ponla a salvo sin dejar sola ninguna otra.
strong-board-all-the-way-why = Ya está en casa. Hacer el punto 11 queda bonito, pero deja { $shots } tiros, y te esperan cuatro puntos cerrados.
strong-board-dull-but-right = Has tirado 4-2 y hay varias jugadas bonitas. Elige la más segura: lleva una segunda ficha junto a la que está sola en el 7.
strong-board-dull-but-right-why = El blot del 7 está cubierto y solo { $few } de 36 tiradas comen el que queda. Después de 13/9 7/5 serían { $shots }.
strong-board-quiet-way-home = Lleva todas tus fichas a casa. Dos fichas rivales están a la espera de un blot. Tienes 12 turnos.

weak-board-title = Cuando no pueden hacerte daño
weak-board-idea = Si tu rival solo tiene uno o dos puntos en casa, entrarás con facilidad si te come. Es el momento de luchar por los buenos puntos.
weak-board-five-point = Has tirado 3-1. Tus fichas atrasadas podrían hacer un punto seguro, pero sigue las flechas.
weak-board-five-point-why = Tu punto 5 vale el riesgo que corren las dos fichas de atrás. Si te comen una, entra enseguida.
weak-board-far-hit = Has tirado 5-3. Hacer el punto 3 sería lo seguro, pero también puedes comer. ¿Qué es mejor?
weak-board-far-hit-why = Tu rival ha perdido 16 pips (pasos hacia casa) y una ficha atrasada ha escapado. Si ahora te comen a ti, pierdes poco.
weak-board-from-the-bar = Has tirado 4-3 y tienes que entrar. Podrías hacer un ancla (dos fichas en un mismo punto de la casa rival) o comer. ¿Qué eliges?
weak-board-from-the-bar-why = Tu rival estaba a punto de hacer el mejor punto de su casa. Al comer lo impides, y solo hay un punto cerrado contra ti.
weak-board-in-the-middle = Has tirado 5-4. Entra con el 5 y come con el 4: ¿en el punto 9 o en el 2?
weak-board-in-the-middle-why = Has entrado, y la ficha comida en el 9 pierde nueve pasos; la del 2 solo habría perdido dos. Además, tu rival también tiene que entrar.
weak-board-take-the-five = Haz tu punto 5 con una segunda ficha. Tienes 4 turnos.

worth-it-title = Un riesgo con motivo
worth-it-idea = Dejar un blot está bien si con ello ganas algo: comer, un punto clave o tiempo. Pregúntate qué recibes a cambio.
worth-it-leave-the-anchor = Has tirado 2-1. Puedes comer desde el 18 y hacer el punto 5, pero entonces ninguna de las dos del 18 queda a salvo. ¿Vale la pena?
worth-it-leave-the-anchor-why = Has hecho el punto 5, y tu rival tiene que entrar primero. Te comen { $shots } tiradas, pero vale la pena.
worth-it-strike-first = Has tirado 3-2. Mover del 9 al 4 es seguro, pero la última ficha de tu rival, en el 3, está a punto de escapar: cómela, y cubre con el otro número tu blot del 4.
worth-it-strike-first-why = La has comido antes de que escapara y de paso has cubierto el 4. Te comen { $shots } tiradas; las demás dejan a tu rival en apuros.
worth-it-leave-it-open = Has tirado 4-3 y una ficha tiene que entrar desde la barra. ¿Haces un ancla en el 21, o entras con el 3 y comes en el 9?
worth-it-leave-it-open-why = Tu rival tiene tres blots. Come uno ahora, antes de que los ponga a salvo.
worth-it-dare = Tu rival tiene blots en tus puntos 10 y 1. Come uno de ellos en tres turnos como máximo.
