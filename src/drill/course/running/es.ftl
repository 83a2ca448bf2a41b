# Aguantar y escapar.

running-title = Aguantar y escapar

run-and-hit-title = Escapa comiendo
run-and-hit-idea = El mejor momento para escapar es cuando hay un blot en el camino: tu rival tiene que entrar primero y no puede perseguirte.
run-and-hit-fourteen = Tiraste 6-4. Sigue la flecha desde el 24.
run-and-hit-fourteen-why = Comiste y saliste en una sola jugada. Tu rival va atrás en la carrera y está en la barra.
run-and-hit-fifteen = Tiraste 5-4 y hay un blot en el 15. Pero hay otro en tu punto 7.
run-and-hit-fifteen-why = El lejano le costó más: casi había llegado a casa. Y tu ficha atrasada está afuera.
run-and-hit-from-the-anchor = Tiraste 6-1. Podrías hacer tu punto 7, o comer desde tu ancla.
run-and-hit-from-the-anchor-why = Comer te da mucha ventaja en la carrera. Los puntos pueden esperar; el blot no estará el próximo turno.
run-and-hit-catch-up = Lleva tu última ficha más allá del punto 18, fuera de la casa rival. Come en el camino si puedes.

go-now-title = Escapa mientras puedas
go-now-idea = A una ficha sola detrás de los puntos rivales le cuesta más salir en cada turno. Si un número grande la hace pasar, vete.
go-now-big-number = Tiraste 6-4. Podrías comer en el punto 3, o escapar con tu última ficha.
go-now-big-number-why = Fuera y lejos. Comer habría dejado tu ficha atrás y un blot en tu casa.
go-now-leave-the-blot = Tiraste 6-2 y hay un blot en tu punto 7.
go-now-leave-the-blot-why = Tu última ficha tiene tres puntos delante. Tenía que irse antes de que el muro estuviera completo, aun sin comer.
go-now-straight-from-the-bar = Tiraste 6-3 y tienes que entrar. ¿Sigue la misma ficha?
go-now-straight-from-the-bar-why = Entró con el 3 y salió con el 6. Cuantos más puntos tiene tu rival, menos conviene quedarse.
go-now-last-one-out = Lleva tu última ficha más allá del punto 18.

wait-title = Espera tu oportunidad
wait-idea = Si vas atrás en la carrera, conserva tu ancla: tu rival todavía tiene que pasarla. Mientras tanto, mueve las otras fichas.
wait-not-yet = Tiraste 4-1. Sigue la flecha y deja tu ancla donde está.
wait-not-yet-why = Tu rival tiene que pasar tres fichas por delante de ti. Si escaparas ahora, te comerían más veces de las que te salvarías.
wait-two-anchors = Tiraste 4-1. Tienes dos puntos al otro lado.
wait-two-anchors-why = Las dos anclas se quedan. La ficha del 13 quedó a salvo, y tu rival aún tiene que abrirse camino a casa.
wait-good-anchor = Tiraste 6-2. El ancla del 20 es la mejor que puedes tener.
wait-good-anchor-why = Hiciste una jugada útil en tu lado y no cediste nada. Con esa ancla puedes tomarte tu tiempo.
wait-shot = Tu rival tiene que pasar por delante de ti. Conserva tu ancla y tu casa, y come el primer blot.

together-title = Salgan juntas
together-idea = Cuando dejes un punto de afuera, llévate las dos fichas a la vez o recoge la que sobra. A las rezagadas se las comen.
together-from-the-middle = Tiraste 5-4. Sigue las flechas: las dos fichas dejan el 13.
together-from-the-middle-why = Una va al 8 y la otra al 9, donde esperan amigas. Nadie se queda atrás.
together-pick-up = Tiraste 5-4. Una ficha está sola en el 14 y hay tres en el 13.
together-pick-up-why = El 5 y el 4 juntaron dos fichas en el 9. Las dos que quedan en el 13 están seguras.
together-from-nine = Tiraste 6-5. Solo queda una ficha rival detrás de ti.
together-from-nine-why = El punto 9 quedó libre y { $none } tiradas te comen.
together-bring-up = Lleva todas tus fichas a casa, aunque haya dos rivales en tu punto 1.
