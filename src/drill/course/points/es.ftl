# Hacer puntos.

points-title = Hacer puntos

home-points-title = Puntos que valen la pena
home-points-idea = Con dos fichas tuyas en un punto (un triángulo) se lo cierras a tu rival: el punto es tuyo. Los mejores están en tu casa, del 1 al 6, cerca de los que ya tienes.
home-points-three-one = Has tirado 3-1. Sigue las flechas hasta el punto que todo el mundo quiere primero.
home-points-three-one-why = Es tu punto 5. Con el 5, el 6 y el 8 en tu poder, a las fichas atrasadas de tu rival les cuesta salir.
home-points-three-one-instead = Así comes, pero tu rival solo pierde dos pasos, y tu ficha del 2 se queda sola y te la pueden comer. Las flechas hacen un punto que se queda contigo.
home-points-five-two = Has tirado 5-2. Haz un punto nuevo en casa con los dos números.
home-points-five-two-why = Además del punto 6, ahora tienes el 4. Para eso estaba ahí la ficha del 9.
home-points-four-one = Has tirado 4-1. Haz otro punto en casa.
home-points-four-one-why = Otra vez el 5. Cuando puedes elegir, el 5 y el 4 suelen ser los puntos que más valen.
home-points-five-three = Has tirado 5-3. Busca un punto nuevo en tu casa, aunque no sea el 5 ni el 4.
home-points-five-three-why = El punto 3 queda un poco hondo, pero un punto más en casa bloquea muchas tiradas de tu rival.
home-points-build = Haz tu punto 5 en cinco turnos como máximo: lleva ahí dos fichas.

covering-title = Cubre tus blots
covering-idea = Un blot, una ficha sola, es medio punto hecho. Trae otra antes de que te lo coman y tenga que empezar de nuevo.
covering-one = Has tirado 5-1 y tienes un blot en el punto 5. Ponlo a salvo con un número y busca un movimiento seguro para el otro.
covering-one-why = El 1 lo cubre desde el punto 6. Si lo hubieras dejado solo, lo habrían comido { $hits } de las 36 tiradas de tu rival. Dos dados pueden caer de 36 maneras.
covering-both-dice = Has tirado 5-3, con el mismo blot. Cúbrelo con una sola ficha que use los dos números.
covering-both-dice-why = Del 13 al 8 y de ahí al 5: una ficha, dos movimientos y ningún blot.
covering-two-at-once = Has tirado 6-1. Hay dos blots que necesitan compañía, en el 7 y en el 5. Cubre los dos.
covering-two-at-once-why = Un número para cada uno. Ahora tienes el 5, el 6, el 7 y el 8: cuatro puntos seguidos.
covering-close = Una ficha de tu rival está en la barra y solo puede entrar en tus puntos del 1 al 6. Haz los seis para que no pueda. Tienes 8 turnos.

builders-title = Acerca constructores
builders-idea = Una ficha libre a seis pasos o menos del punto que quieres hacer es un constructor. Cuantos más tengas, con más tiradas harás el punto.
builders-four-three = Has tirado 4-3. Dos constructores apuntan al punto 5: sigue las flechas.
builders-four-three-why = Uno venía del 9 y el otro del 8. Antes de tirar, hacías el punto 5 con { $makes } de las 36 tiradas.
builders-six-four = Has tirado 6-4. Tienes constructores en el 10, el 9 y el 8. Junta dos de ellos en casa.
builders-six-four-why = El del 10 y uno del 8 se juntan en el punto 4.
builders-five-four = Has tirado 5-4, con los mismos constructores. Dos de ellos pueden juntarse en el punto 4 o en el 5: haz el mejor.
builders-five-four-why = El del 10 y el del 9 se juntan en el 5, justo al lado de tu punto 6: dos puntos seguidos cuestan más de pasar. Con tres constructores, { $makes } de 36 tiradas lo hacen.
builders-five-four-instead = El punto 4 es bueno, pero deja un hueco junto a tu punto 6. El 5 lo cierra, y es justo donde más les gustaría estar a las fichas atrasadas de tu rival.
builders-wall = Tienes tres constructores. Haz tu punto 5 en cuatro turnos como máximo.

anchors-title = Un lugar seguro al otro lado
anchors-idea = Dos fichas tuyas en un mismo punto de la casa rival son un ancla. Pase lo que pase, siempre podrás caer ahí.
anchors-four-four = Has tirado 4-4. Sigue las flechas: tus fichas atrasadas avanzan juntas, y también dos del 13.
anchors-four-four-why = El punto 20 es la mejor ancla: desde ahí se escapa con facilidad y tu rival ya no puede hacerlo. Las dos del 13 esperan en el 9 como constructores para tu casa.
anchors-four-four-instead = El ancla está bien, pero si se van dos del 8, la tercera se queda sola: la comen { $shots } de 36 tiradas. Las dos del 13 no dejan sola a ninguna.
anchors-from-bar = Has tirado 5-4 y una ficha está en la barra. Entra y haz un ancla en la misma jugada.
anchors-from-bar-why = Con el 5 entras en el punto 20 y con el 4 llega ahí la otra ficha.
anchors-join = Has tirado 4-2 y tienes dos fichas solas al otro lado. Júntalas, y juega el otro número con una ficha del 13.
anchors-join-why = Tu blot del punto 20 peligraba con { $hits } de las 36 tiradas de tu rival. Ahora es un ancla.
anchors-safe = Haz un ancla en el punto 20 antes de que sea tarde. Tienes seis turnos.
