# Hacer puntos.

points-title = Hacer puntos

home-points-title = Los puntos que valen
home-points-idea = Dos fichas tuyas en un punto le cierran el paso a tu rival. Los mejores puntos están en tu casa, cerca de los que ya tienes.
home-points-three-one = Tiraste 3-1. Sigue las flechas hasta el punto que todos quieren primero.
home-points-three-one-why = Es tu punto 5. Con el 5, el 6 y el 8 en tus manos, a las fichas atrasadas de tu rival les cuesta salir.
home-points-five-two = Tiraste 5-2. En tu casa hay un punto nuevo que espera los dos números.
home-points-five-two-why = Ahora tienes el punto 4 junto a tu punto 6. Para eso estaba la ficha en el 9.
home-points-four-one = Tiraste 4-1. ¿Qué punto puedes hacer esta vez?
home-points-four-one-why = Otra vez el 5. Cuando hay varios puntos posibles, el 5 y el 4 suelen valer más.
home-points-five-three = Tiraste 5-3. Busca un punto nuevo en tu casa, aunque no sea el 5 ni el 4.
home-points-five-three-why = El punto 3 queda algo hondo, pero un tercer punto en casa frena muchas tiradas de tu rival.
home-points-build = Haz tu punto 5 en cinco turnos como máximo.

covering-title = Cubre tus blots
covering-idea = Un blot en un buen punto es medio punto. Trae otra ficha antes de que se lo coman.
covering-one = Tiraste 5-1 y tienes un blot en el punto 5. Uno de los dos números lo pone a salvo.
covering-one-why = El 1 lo cubre desde el punto 6. Solo, podían comerlo { $hits } de las 36 tiradas de tu rival.
covering-both-dice = Tiraste 5-3, con el mismo blot. ¿Puede llegar una ficha con los dos números?
covering-both-dice-why = De 13 a 8 y de ahí a 5: una ficha, dos movimientos y ningún blot.
covering-two-at-once = Tiraste 6-1. Dos blots necesitan compañía, uno en el 7 y otro en el 5.
covering-two-at-once-why = Un número para cada uno. Ahora tienes 5, 6, 7 y 8, cuatro puntos seguidos.
covering-close = Una ficha de tu rival está en la barra. Haz los seis puntos de tu casa para que no pueda entrar.

builders-title = Trae refuerzos
builders-idea = Una ficha libre, a seis pasos o menos del punto que quieres, te ayuda a hacerlo. Cuantas más tengas, más tiradas hacen el punto.
builders-four-three = Tiraste 4-3. Dos fichas apuntan al punto 5: sigue las flechas.
builders-four-three-why = Una venía del 9 y la otra del 8. Antes de esta tirada, { $makes } de 36 hacían el punto 5.
builders-six-four = Tiraste 6-4. Tienes fichas libres en 10, 9 y 8. ¿Cuáles dos se encuentran en tu casa?
builders-six-four-why = Desde el 10 y desde el 8 se encuentran en el punto 4.
builders-five-four = Tiraste 5-4, con las mismas fichas libres. Mira otra vez.
builders-five-four-why = Desde el 10 y desde el 9 se encuentran en el punto 5. Con tres fichas libres, { $makes } de 36 tiradas hacen ese punto.
builders-wall = Tienes tres fichas libres. Haz tu punto 5 en cuatro turnos como máximo.

anchors-title = Un lugar seguro al otro lado
anchors-idea = Dos fichas tuyas en un mismo punto de la casa de tu rival son un ancla. Pase lo que pase, siempre podrás caer ahí.
anchors-four-four = Tiraste 4-4. Sigue las flechas: tus fichas atrasadas avanzan juntas.
anchors-four-four-why = El punto 20 es la mejor ancla: la salida está cerca y tu rival ya no puede hacer ese punto.
anchors-from-bar = Tiraste 5-4. Entra y haz un ancla de una vez.
anchors-from-bar-why = Con el 5 entras en el punto 20 y con el 4 llega la otra ficha.
anchors-join = Tiraste 4-2. Dos fichas tuyas están solas al otro lado. Júntalas.
anchors-join-why = A tu blot del punto 20 lo comían { $hits } de las 36 tiradas de tu rival. Ahora es un ancla.
anchors-safe = Haz un ancla en el punto 20 antes de que sea tarde. Tienes seis turnos.
