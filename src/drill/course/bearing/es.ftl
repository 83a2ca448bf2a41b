# Llevar a casa y sacar.

bearing-title = Llevar a casa y sacar

taking-off-title = Dos a la vez, si se puede
taking-off-idea = Con un número puedes sacar una ficha de su punto o adelantar otra; si es mayor que tu punto más alto, sacas una de ahí. Sacar dos fichas casi siempre es mejor que ordenar las que quedan.
taking-off-two-off = Has tirado 2-1 y a tu rival le faltan dos turnos, o uno con dobles (dos dados iguales). Sigue las flechas y saca dos.
taking-off-two-off-why = Quedan dos fichas en vez de tres: puede bastar con un turno más.
taking-off-leave-five = Has tirado 3-2. Podrías sacar la ficha del 5, o dos de más abajo. Juega lo que te parezca mejor.
taking-off-leave-five-why = La del 5 tentaba, pero habrías gastado los dos dados en una sola ficha. Ahora solo quedan dos.
taking-off-make-room = Has tirado 3-2. Solo el 3 saca una ficha. Juega el 2 donde más valga.
taking-off-make-room-why = Quedan una en el 2 y otra en el 1: en el próximo turno salen con las { $rest } tiradas. No gastes un dado en una ficha que ya está abajo. Dos dados pueden caer de 36 maneras.
taking-off-sprint = Está muy reñido. Saca todas tus fichas antes que tu rival.

last-two-title = Las dos últimas
last-two-idea = Cuando te queden dos fichas, cuenta las tiradas que sacan las dos. Hay 36 en total: unos dobles cuentan como una; dos números distintos, como dos.
last-two-three-two = Tus dos últimas están en el 3 y el 2. ¿Cuántas de las 36 tiradas sacan las dos?
last-two-three-two-why = Son { $rolls }. Solo falla el 1: hay 11 tiradas con un 1, y todas dejan una ficha.
last-two-four-one = ¿Y si están en el 4 y el 1? ¿Cuántas de las 36 tiradas sacan las dos?
last-two-four-one-why = Son { $rolls } tiradas: necesitas un 4 o más, o dobles de 2 o de 3. Cuatro y uno suman cinco, igual que tres y dos, pero salen más veces.
last-two-choose = Has tirado 5-1. Saca una con el 5. Después elige qué dos dejas.
last-two-choose-why = En el 4 y el 1 salen con { $apart } tiradas; en el 3 y el 2, solo con { $level }. El total es el mismo: lo que ayuda es la ficha baja.
last-two-photo-finish = Va a estar muy reñido. Saca tus cuatro últimas antes de que termine tu rival.

different-points-title = Dos puntos distintos
different-points-idea = Dos fichas en el mismo punto necesitan dos números buenos. En puntos distintos, cada número tiene su tarea.
different-points-small-step = Has tirado 5-1. Saca una ficha con el 5. Después busca el mejor movimiento para el 1.
different-points-small-step-why = En el 3 y el 2 salen con { $apart } tiradas; las dos en el 3, con { $pair }.
different-points-from-four = Has tirado 6-1. Saca la ficha del 5 con el 6. Después busca el mejor movimiento para el 1.
different-points-from-four-why = En el 4 y el 2 salen con { $apart } tiradas; las dos en el 3, con { $pair }. El total es el mismo, pero los puntos son distintos.
different-points-wide-apart = Has tirado 2-1. Saca una con el 1 y después juega el 2.
different-points-wide-apart-why = Parece torpe dejar una ficha en el 6, pero en el 6 y el 2 salen con { $apart } tiradas; las dos en el 4, con { $pair }.
different-points-two-and-six = Has tirado 5-2. Saca una con el 5. Después busca el mejor movimiento para el 2.
different-points-two-and-six-why = Una fuera, y las dos que quedan están en puntos distintos: otra vez el 6 y el 2.
different-points-gaps = Saca todas tus fichas antes que tu rival. Si no sale ninguna, ocupa un punto vacío.

bring-home-title = A casa bajo amenaza
bring-home-idea = Mientras tu rival conserve un punto en tu casa, un blot (una ficha sola) puede costarte la partida. Mueve desde atrás, de dos en dos.
bring-home-both-together = Has tirado 6-5 y tu rival espera en tu punto 1. Sigue las flechas: las dos fichas dejan juntas el 8.
bring-home-both-together-why = Mover una ficha de cada punto habría dejado dos blots. Así no queda ninguno fuera de casa.
bring-home-cover = Has tirado 6-3. El 6 hay que jugarlo desde el 8. Busca un 3 que no deje ningún blot.
bring-home-cover-why = Dos fichas se han juntado en el 2 y ninguna está sola. Si hubieras jugado el 3 del 6 al 3, te habrían comido { $shots } de 36 tiradas.
bring-home-one-blot = Has tirado 6-1. Después del 6 queda una ficha sola en el 8. Juega el 1 sin poner en peligro ninguna más.
bring-home-one-blot-why = Las fichas rivales están encerradas detrás de tus puntos: solo { $few } de 36 tiradas comen la del 8. Con el 1 del 6 al 5 habrían sido { $many }.
bring-home-all-home = Lleva todas tus fichas a casa. Si te comen, aún puedes lograrlo, pero tardarás más. Tienes 10 turnos.

from-the-back-title = Despeja desde atrás
from-the-back-idea = Mientras tu rival pueda comerte, vacía primero tu punto más alto. Lo seguro va antes que lo rápido.
from-the-back-clear-six = Has tirado 6-1. Sigue las flechas: una ficha sale con el 6 y la otra también deja el punto 6.
from-the-back-clear-six-why = El punto 6 está vacío y no queda ninguna ficha sola. Ahí te habrían podido comer un blot desde el 1.
from-the-back-one-off-is-plenty = Has tirado 6-2. Puedes sacar dos fichas, o una sin dejar ninguna sola. Juega lo que te parezca mejor.
from-the-back-one-off-is-plenty-why = Sacar dos deja blots que comen { $shots } de 36 tiradas. Vas muy por delante: con una basta.
from-the-back-none-off = Has tirado 2-1 y ninguno de los dos números saca una ficha. Mueve sin dejar ninguna sola.
from-the-back-none-off-why = Las dos fichas han dejado el 6 y ninguna está sola. Con tanta ventaja, puedes permitirte un turno sin sacar.
from-the-back-anchor = Has tirado 2-1 y tu rival tiene dos fichas en tu punto 1. Saca una ficha o vacía el punto 6: elige lo que te mantiene a salvo más tiempo.
from-the-back-anchor-why = El punto de atrás está vacío y no hay blots: ninguna tirada te come. Ya sacarás más cuando vuelva a ser seguro.
from-the-back-past-the-anchor = Saca todas tus fichas. Tu rival espera un blot: no le dejes ninguno si no hace falta.
