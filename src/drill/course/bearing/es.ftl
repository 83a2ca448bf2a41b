# Llevar a casa y sacar.

bearing-title = Llevar a casa y sacar

taking-off-title = Dos a la vez, si se puede
taking-off-idea = El número que tiras saca una ficha de ese punto; si es demasiado grande, una de tu punto más alto. Sacar dos fichas casi siempre es mejor que una jugada más ordenada.
taking-off-two-off = Tiraste 2-1 y a tu rival le faltan dos turnos. Sigue la flecha y saca dos.
taking-off-two-off-why = Quedan dos fichas en vez de tres: un turno más puede bastar.
taking-off-leave-five = Tiraste 3-2. Podrías sacar la ficha del 5, o dos de más abajo.
taking-off-leave-five-why = El 5 tentaba, pero habría gastado los dos dados en una sola ficha. Ahora solo quedan dos.
taking-off-make-room = Tiraste 3-2. Solo el 3 saca una ficha. ¿Dónde vale más el 2?
taking-off-make-room-why = Quedan el 2 y el 1, y las { $rest } tiradas las sacan en el próximo turno. No gastes un dado en una ficha que ya está abajo.
taking-off-sprint = Vas un poco atrás. Saca todas tus fichas antes que tu rival.

last-two-title = Las dos últimas
last-two-idea = Cuando te quedan dos fichas, cuenta las tiradas que sacan las dos. Hay 36: unos dobles cuentan una vez y cualquier otro par de números, dos.
last-two-three-two = Tus dos últimas están en 3 y 2. ¿Cuántas de las 36 tiradas sacan las dos?
last-two-three-two-why = { $rolls }. Solo falla el 1: 11 tiradas tienen un 1, y todas ellas dejan una ficha.
last-two-four-one = ¿Y si están en 4 y 1?
last-two-four-one-why = { $rolls } tiradas: necesitas un 4 o más, o dobles de 2 o de 3. Cuatro y uno suman cinco, igual que tres y dos, pero salen más veces.
last-two-choose = Tiraste 5-1. Saca una con el 5. Después elige cuáles dos dejas.
last-two-choose-why = En 4 y 1 salen con { $apart } tiradas; en 3 y 2, solo con { $level }. El total es el mismo: lo que ayuda es la ficha baja.
last-two-photo-finish = Va a estar parejo. Saca tus últimas cuatro antes de que termine tu rival.

different-points-title = Dos puntos distintos
different-points-idea = Dos fichas en el mismo punto necesitan dos buenos números. En puntos distintos, cada número tiene su tarea.
different-points-small-step = Tiraste 5-1. El 5 saca una ficha. ¿Qué haces con el 1?
different-points-small-step-why = En 3 y 2 salen con { $apart } tiradas; en 3 y 3, con { $pair }.
different-points-from-four = Tiraste 6-1. El 6 saca la del 5. Piensa antes de jugar el 1.
different-points-from-four-why = 4 y 2 salen con { $apart } tiradas, y 3 y 3 con { $pair }. El total es igual, pero los puntos son distintos.
different-points-wide-apart = Tiraste 2-1. Saca una con el 1 y después usa el 2.
different-points-wide-apart-why = Parece torpe dejar una ficha en el 6, pero 6 y 2 salen con { $apart } tiradas, y 4 y 4 con { $pair }.
different-points-two-and-six = Tiraste 5-2. La misma idea, una vez más.
different-points-two-and-six-why = Una fuera, y las dos que quedan están en puntos distintos: otra vez 6 y 2.
different-points-gaps = Saca todas tus fichas antes que tu rival. Si no sale ninguna, ocupa un punto vacío.

bring-home-title = A casa, a la vista del rival
bring-home-idea = Mientras tu rival tenga un punto en tu casa, un blot puede costarte la partida. Mueve desde atrás, de dos en dos.
bring-home-both-together = Tiraste 6-5 y tu rival espera en tu punto 1. Sigue las flechas: las dos fichas dejan el 8 juntas.
bring-home-both-together-why = Una de cada pareja habría dejado dos blots. Ahora todo está en parejas.
bring-home-cover = Tiraste 6-3. El 6 hay que jugarlo desde el 8. Busca el 3 que no deja ningún blot.
bring-home-cover-why = Dos fichas se encontraron en el 2 y ninguna está sola. Después de 8/2 6/3, tu rival come con { $shots } de 36 tiradas.
bring-home-one-blot = Tiraste 6-1. Después del 6 queda una ficha en el 8. Usa el 1 para que nada más corra peligro.
bring-home-one-blot-why = Las fichas rivales están encerradas detrás de tus puntos: solo { $few } de 36 tiradas comen la del 8. Con 6/5 habrían sido { $many }.
bring-home-all-home = Lleva todas tus fichas a casa. Aunque te coman, puedes lograrlo, solo que tardarás más.

from-the-back-title = Despeja desde atrás
from-the-back-idea = Mientras tu rival pueda comerte, vacía primero tu punto más alto. Lo seguro va antes que lo rápido.
from-the-back-clear-six = Tiraste 6-1. Sigue las flechas: una sale con el 6 y la otra también deja el punto 6.
from-the-back-clear-six-why = El punto 6 quedó vacío y lo demás está en parejas. A una ficha sola ahí la habrían podido comer desde el 1.
from-the-back-one-off-is-plenty = Tiraste 6-2. Podrían salir dos fichas. ¿Conviene?
from-the-back-one-off-is-plenty-why = Sacar dos deja blots que { $shots } de 36 tiradas comen. Vas muy adelante: con una basta.
from-the-back-none-off = Tiraste 2-1. ¿Hace falta sacar algo?
from-the-back-none-off-why = Las dos fichas dejaron el 6 y ninguna está sola. Vas tan adelante que puedes pasar un turno sin sacar.
from-the-back-anchor = Tiraste 2-1 y tu rival tiene dos fichas en tu punto 1.
from-the-back-anchor-why = El punto de atrás quedó vacío y no hay blots: { $shots } tiradas te comen. Vuelve a sacar cuando sea seguro.
from-the-back-past-the-anchor = Saca todas tus fichas. Tu rival espera un blot: no dejes ninguno si no hace falta.
