# Aguantar y escapar.

running-title = Aguantar y escapar

run-and-hit-title = Escapa comiendo
run-and-hit-idea = El mejor momento para escapar es cuando hay un blot (una ficha sola) en tu camino. Cómelo: tu rival tiene que entrar primero desde la barra y no puede perseguirte.
run-and-hit-fourteen = Has tirado 6-4. Sigue las flechas desde el punto 24.
run-and-hit-fourteen-why = Has comido y has salido de la casa rival en una sola jugada. Tu rival está en la barra y ahora le queda más camino que a ti.
run-and-hit-fifteen = Has tirado 5-4. Tu rival tiene blots en tus puntos 15 y 7. Come el que tengas a tu alcance.
run-and-hit-fifteen-why = Ese blot casi había llegado a casa y tiene que empezar de nuevo. Y tu ficha atrasada ha escapado.
run-and-hit-from-the-anchor = Has tirado 6-1. Podrías hacer tu punto 7, o comer desde tu ancla, las dos fichas del 22. Juega lo que te parezca mejor.
run-and-hit-from-the-anchor-why = Comer te da mucha ventaja en la carrera. El punto puede esperar; el blot, no.
run-and-hit-catch-up = Lleva tu última ficha hasta el punto 18 o más allá, fuera de la casa rival. Come por el camino si puedes. Tienes 6 turnos.

go-now-title = Escapa mientras puedas
go-now-idea = A una ficha sola detrás de los puntos rivales le cuesta más salir en cada turno. Si un número alto la lleva al otro lado, vete.
go-now-big-number = Has tirado 6-4. Podrías comer en el punto 3, o escapar con tu última ficha, usando los dos números. Juega lo que te parezca mejor.
go-now-big-number-why = Libre y lejos. Comer habría dejado atrás tu última ficha, y un blot en tu casa.
go-now-leave-the-blot = Has tirado 6-2 y hay un blot en tu punto 7. Come o escapa, lo que te parezca mejor.
go-now-leave-the-blot-why = Tu última ficha tenía cuatro puntos delante. Tenía que irse antes de que se completara el muro, aun a costa de no comer.
go-now-straight-from-the-bar = Has tirado 6-3 y tienes que entrar. Sigue con la misma ficha o con otra, lo que te parezca mejor.
go-now-straight-from-the-bar-why = Ha entrado con el 3 y ha salido con el 6. Cuantos más puntos tiene tu rival, menos conviene quedarse.
go-now-last-one-out = Lleva tu última ficha hasta el punto 18 o más allá. Tienes 8 turnos.

wait-title = Espera tu oportunidad
wait-idea = Conserva tu ancla (dos fichas en un mismo punto de la casa rival), sobre todo si te queda más camino que a tu rival: sus fichas aún tienen que pasar por delante. Mientras tanto, mueve las otras fichas.
wait-not-yet = Has tirado 4-1. Sigue las flechas y deja tu ancla donde está.
wait-not-yet-why = A tu rival aún le quedan muchas fichas por pasar delante de ti. Si intentaras escapar ahora, te comerían más veces de las que lo lograrías.
wait-two-anchors = Has tirado 4-1 y tienes dos puntos al otro lado. Conserva los dos: lleva una segunda ficha junto a la que está sola en el 8.
wait-two-anchors-why = Las dos anclas se quedan. La ficha del 13 está a salvo, y tu rival aún tiene que abrirse camino a casa.
wait-good-anchor = Has tirado 6-2, y el ancla del 20 es la mejor que puedes tener. Déjala ahí y juega los dos números con una sola ficha de tu lado.
wait-good-anchor-why = Has hecho una jugada útil en tu lado sin ceder nada. Con esa ancla puedes tomarte tu tiempo.
wait-shot = Tu rival tiene que pasar por delante de ti. Conserva tu ancla y tu casa, y come el primer blot.

together-title = De dos en dos
together-idea = Cuando dejes un punto exterior, llévate las dos fichas a la vez o recoge la que sobra. A las rezagadas se las comen.
together-from-the-middle = Has tirado 5-4. Sigue las flechas: las dos fichas dejan el 13.
together-from-the-middle-why = Una va al 8 y la otra al 9, donde esperan sus compañeras. Ninguna se queda atrás.
together-pick-up = Has tirado 5-4. Hay una ficha sola en el 14 y tres en el 13. No dejes ninguna sola.
together-pick-up-why = Con el 5 y el 4 has juntado dos fichas en el 9. Las dos que quedan en el 13 están a salvo.
together-from-nine = Has tirado 6-5. Solo queda una ficha rival detrás de ti. No dejes sola ninguna de las tuyas.
together-from-nine-why = Las dos han dejado el punto 9 y no queda ningún blot: ninguna tirada te come.
together-bring-up = Lleva todas tus fichas a casa, pese a las dos rivales de tu punto 1. Tienes 10 turnos.
