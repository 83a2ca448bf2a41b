# Prudencia y audacia.

safe-title = Prudencia y audacia

count-shots-title = Cuenta los tiros
count-shots-idea = Los tiros son las tiradas que comen tus blots (fichas solas). De dos jugadas casi iguales, elige la que deja menos.
count-shots-along = Tu rival está dos pasos detrás de tu blot del 10. Un 2 lo come: 2-2, y el 2 con otros cinco números, dos veces cada uno, 11. También 1-1. ¿Cuántas de las 36 tiradas de dos dados son?
count-shots-along-why = 11 + 1 = { $shots }. Primero las tiradas con el propio número, y después aquellas cuyos números suman el mismo camino.
count-shots-how-many = Ahora tu rival está cuatro pasos detrás de tu blot del 8. Cuenta las tiradas con un 4 y después las que suman 4 si el camino está libre. ¿Cuántas de las 36 lo comen?
count-shots-how-many-why = Con un 4: 4-4 una vez, y el 4 con cada uno de los otros cinco números dos veces, 11 en total. 3-1 también suma 4: dos más. 2-2 y 1-1 chocan con tu punto 6. Así que lo comen { $shots } de 36.
count-shots-how-many-near = 11 es correcto para las tiradas con un 4. Pero también comen algunas sin 4: aquellas cuyos dos números suman 4.
count-shots-run-home = Has tirado 5-3. Podrías poner dos fichas en el punto 3, pero sigue las flechas.
count-shots-run-home-why = Ahora no te come ninguna tirada. Con el punto 3, que se escribe 8/3 6/3, serían { $shots }: 11 con un 5 desde el 12, cuatro con 4-1 o 3-2 y dos con 6-4 desde el 7.
count-shots-run-home-instead = Con el punto 3, tu ficha del 17 se queda sola, cinco pasos por delante de dos rivales: la comen { $shots } de 36 tiradas. Si sigues las flechas, ninguna.
count-shots-make-or-hit = Has tirado 6-1. Puedes comer en el punto 1 o hacer un punto. Juega lo que te parezca mejor.
count-shots-make-or-hit-why = Tras tu jugada no te come ninguna tirada y el punto 7 es tuyo. Si hubieras comido en el 1, te comería toda tirada con un 1, { $shots } de 36, y solo habrías ganado un paso.
count-shots-make-or-hit-instead = A tu rival solo le cuesta un paso. Pero tu ficha del 1 está sola: la come toda tirada con un 1, { $shots } de 36, y eso te cuesta 24 pasos.
count-shots-quiet-cover = Has tirado 4-1. Podrías comer el blot del punto 7, o hacer un punto en casa con el tuyo, el del 9. Juega lo que te parezca mejor.
count-shots-quiet-cover-why = El punto 5, el mejor de todos, es tuyo y no te come ninguna tirada. Con 13/9 8/7* te comerían { $shots } de 36, y contra cuatro puntos en casa quizá no volverías a entrar.
count-shots-quiet-cover-instead = Al comer, tu ficha del 7 se queda sola: la comen { $shots } de 36 tiradas. Tu rival tiene cuatro puntos en casa, y quizá no vuelvas a entrar.
count-shots-sneak-past = Lleva todas tus fichas a casa. Antes de dejar un blot, cuenta. Tienes 12 turnos.

strong-board-title = Mira la casa de tu rival
strong-board-idea = Un punto que tu rival tiene en casa está cerrado: si te come, no puedes entrar por ahí. Contra cuatro puntos cerrados o más, juega seguro.
strong-board-no-hurry = Has tirado 4-1 y tu rival tiene cuatro puntos en casa. Sigue las flechas.
strong-board-no-hurry-why = Ya no hay ninguna ficha sola, y ninguna tirada te come. Una jugada más activa, como 13/9 6/5, dejaría { $shots } tiros, y contra cuatro puntos quizá no volverías a entrar.
strong-board-no-hurry-instead = Así preparas nuevos puntos, pero dejas tres fichas solas: { $shots } de 36 tiradas comen alguna, y contra cuatro puntos cuesta volver a entrar.
strong-board-all-the-way = Has tirado 5-3 y tienes una ficha sola en el punto 14. Ponla a salvo sin dejar sola ninguna otra.
strong-board-all-the-way-why = Ya está en casa, y no te come ninguna tirada. Si hubieras hecho el punto 11, { $shots } tiradas comerían tu ficha del 16, con cuatro puntos cerrados.
strong-board-all-the-way-instead = El punto 11 queda bonito, pero ahora tu ficha del 16 está sola: la comen { $shots } de 36 tiradas, y tu rival tiene cuatro puntos en casa.
strong-board-dull-but-right = Has tirado 4-2 y hay varias jugadas bonitas. Elige la más segura: lleva una segunda ficha junto a la que está sola en el 7.
strong-board-dull-but-right-why = El blot del 7 está cubierto y solo { $few } de 36 tiradas comen el que queda. Después de 13/9 7/5 serían { $shots }.
strong-board-dull-but-right-instead = Parece una jugada activa, pero ahora tienes tres fichas solas, y { $shots } de 36 tiradas comen alguna. Contra cuatro puntos en casa, son demasiadas.
strong-board-quiet-way-home = Lleva todas tus fichas a casa. Dos fichas rivales están a la espera de un blot. Tienes 12 turnos.

weak-board-title = Cuando no pueden hacerte daño
weak-board-idea = Si solo hay uno o dos puntos cerrados (en manos de tu rival en su casa), entrarás con facilidad si te come. Es el momento de luchar por los buenos puntos.
weak-board-five-point = Has tirado 3-1. Tus fichas atrasadas podrían hacer un punto seguro, pero sigue las flechas.
weak-board-five-point-why = Tu punto 5 lo vale. { $shots } de 36 tiradas comen una de las dos de atrás, pero eso te cuesta cinco pasos como mucho, y con un solo punto cerrado entras con facilidad.
weak-board-five-point-instead = Es seguro, pero aquí no corre prisa: tu rival solo tiene un punto en casa, y que te coman cuesta poco. Tu propio punto 5 vale más.
weak-board-far-hit = Has tirado 5-3. Hacer el punto 3 sería lo seguro, pero también puedes comer. Juega lo que te parezca mejor.
weak-board-far-hit-why = Tu rival ha perdido 16 pips (pasos hacia casa) y una ficha atrasada ha escapado. Te comen { $shots } de 36 tiradas, pero con un solo punto cerrado pierdes poco.
weak-board-far-hit-instead = El punto 3 es seguro, pero tan al fondo bloquea poco. Comer le costaría 16 pasos a tu rival, y con un solo punto cerrado puedes correr el riesgo.
weak-board-from-the-bar = Has tirado 4-3 y tienes que entrar. Podrías hacer un ancla (dos fichas en un mismo punto de la casa rival) o comer. Juega lo que te parezca mejor.
weak-board-from-the-bar-why = Tu rival estaba a punto de hacer el punto 20, el mejor de su casa, y al comer lo impides. Te comen { $shots } de 36 tiradas, pero con un solo punto cerrado entras con facilidad.
weak-board-from-the-bar-instead = El ancla es segura, pero ahora { $cover } de 36 tiradas cubren el blot rival del 20, el mejor punto de esa casa. Comer lo impide, y solo hay un punto cerrado contra ti.
weak-board-in-the-middle = Has tirado 5-4. Entra con el 5 y come con el 4, en el punto 9 o en el 2. Juega lo que te parezca mejor.
weak-board-in-the-middle-why = Has entrado, y la ficha comida en el 9 pierde nueve pasos; la del 2 solo habría perdido dos. Además, tu rival también tiene que entrar.
weak-board-in-the-middle-instead = En el 2 tu rival solo pierde dos pasos: esa ficha acaba de empezar. La del 9 perdería nueve.
weak-board-take-the-five = Haz tu punto 5 con una segunda ficha. Tienes 4 turnos.

worth-it-title = Un riesgo con motivo
worth-it-idea = Dejar un blot está bien si ganas más de lo que te costaría que lo coman. Cuesta poco si tu rival tiene pocos puntos en casa y tu ficha aún no ha recorrido mucho.
worth-it-leave-the-anchor = Has tirado 2-1. Puedes comer desde el 18 y hacer el punto 5, pero entonces ninguna de las dos del 18 queda a salvo. Juega lo que te parezca mejor.
worth-it-leave-the-anchor-why = El punto 5 es tuyo, y tu rival ha perdido 16 pasos. Te comen { $shots } de 36 tiradas, pero eso te cuesta nueve pasos como mucho, y con solo dos puntos cerrados entras con facilidad.
worth-it-leave-the-anchor-instead = El punto 5 es tuyo, pero la ficha rival del 16 se salva. Comerla le costaría 16 pasos, y con solo dos puntos cerrados puedes correr el riesgo.
worth-it-strike-first = Has tirado 3-2. Mover del 9 al 4 es seguro, pero la única ficha rival que queda en tu casa, en el 3, está a punto de escapar: cómela, y cubre con el otro número tu blot del 4.
worth-it-strike-first-why = Ahora está en la barra, con tus puntos 4, 6, 7 y 8 delante. Te comen { $shots } de 36 tiradas, pero tus puntos 21 y 22 te dejan entrar: vale la pena el riesgo.
worth-it-strike-first-instead = Es seguro, pero deja escapar a la ficha del 3. Cómela ahora que está sola: tendrá que entrar de nuevo, y tus puntos 6, 7 y 8 le cierran el paso.
worth-it-leave-it-open = Has tirado 4-3 y una ficha tiene que entrar desde la barra. Podrías hacer un ancla en el 21, o entrar con el 3 y comer en el 9. Juega lo que te parezca mejor.
worth-it-leave-it-open-why = Tu rival pierde nueve pasos y tiene que entrar antes de salvar los otros dos blots. Te comen { $shots } de 36 tiradas, pero con solo dos puntos cerrados entras con facilidad.
worth-it-leave-it-open-instead = El ancla es segura, pero le da a tu rival un turno para poner a salvo tres blots. Con solo dos puntos cerrados puedes permitirte comer.
worth-it-dare = Tu rival tiene blots en tus puntos 10 y 1. Come uno de ellos en tres turnos como máximo.
