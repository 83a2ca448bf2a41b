# Mover y comer.

moving-title = Mover y comer

two-dice-title = Dos dados, dos movimientos
two-dice-idea = Cada dado es un movimiento aparte. Puedes usar los dos con una ficha, o uno con cada una de dos fichas.
two-dice-run = Tiraste 6-5. Sigue la flecha y corre con una sola ficha.
two-dice-run-why = El punto 18 fue solo una parada: primero 6, luego 5, y ahora la ficha está a salvo con sus compañeras.
two-dice-together = Tiraste 4-2. Junta dos fichas en un punto nuevo.
two-dice-together-why = Una venía del punto 8 y la otra del 6. Estando juntas, nadie puede comerlas.
two-dice-six-one = Tiraste 6-1. Otra vez pueden encontrarse dos fichas. ¿Dónde?
two-dice-six-one-why = Ahora son tuyos los puntos 6, 7 y 8, tres seguidos. Es un muro que tu rival tendrá que pasar.
two-dice-double = Tiraste 6-6. Los dobles se juegan cuatro veces: tienes cuatro movimientos de 6.
two-dice-double-why = Dos fichas de cada lado, y las dos parejas llegan juntas. Ninguna queda sola.
two-dice-race = Los dos están sacando sus últimas fichas. Saca las tuyas antes que tu rival.

landing-title = Dónde puedes caer
landing-idea = Puedes caer en cualquier punto, salvo donde tu rival tenga dos fichas o más. Cada dado necesita su propio sitio.
landing-blocked = Tiraste 6-1. Desde el punto 24, el 6 está bloqueado. Juégalo en otro lado y sigue la flecha.
landing-blocked-why = Dos fichas en el punto 18 detienen tu 6 desde el 24. Tus fichas del 13 y del 8 sí podían encontrarse en el 7.
landing-short-way = Tiraste 5-3. Una ficha sola puede ponerse a salvo, pero solo si empiezas por el número correcto. Prueba los dos.
landing-short-way-why = Con el 3 primero se puede pasar; con el 5 primero, no. Prueba siempre el otro número antes de rendirte.
landing-five-five = Tiraste 5-5. Tus fichas atrasadas no pueden mover un 5: tu rival tiene el punto 19. Mejor haz un punto nuevo en casa.
landing-five-five-why = Dos fichas fueron de 13 a 8 y de 8 a 3, y nunca se separaron.
landing-slip = Lleva tus dos fichas atrasadas más allá del punto 18, fuera de la casa de tu rival.

hitting-title = Come el blot
hitting-idea = Una ficha sola es un blot. Si caes sobre ella, va a la barra y tiene que empezar de nuevo.
hitting-point = Tiraste 3-1. Come el blot del punto 5 y cúbrete con otra ficha: sigue la flecha.
hitting-point-why = Comiste e hiciste el punto a la vez. Tu rival perdió tiempo y tú no perdiste nada.
hitting-bar-point = Tiraste 6-1. Tu rival tiene un blot en tu punto 7.
hitting-bar-point-why = Dos fichas cayeron sobre el mismo blot. Está en la barra, y tú tienes tres puntos seguidos.
hitting-two-blots = Tiraste 4-4, cuatro movimientos de 4. Come, y no dejes sola ninguna de tus fichas.
hitting-two-blots-why = Dos de tus fichas llegaron juntas al blot. Tu rival tiene que entrar desde la barra y no encuentra nada que comer.
hitting-catch = Dos fichas de tu rival todavía van camino a casa. Come una de ellas.

coming-in-title = De vuelta desde la barra
coming-in-idea = Una ficha en la barra tiene que entrar antes que nada: en el punto 24 con un 1, en el 19 con un 6. Si tu rival tiene ese punto, ese número no sirve.
coming-in-first = Tiraste 4-3. Entra y luego elige el segundo movimiento.
coming-in-first-why = Un número para entrar y otro para juntarse: ahora tienes dos fichas en el punto 21.
coming-in-count-open = Tu rival tiene tres puntos hechos en su casa. ¿Con cuántas de las 36 tiradas entras?
coming-in-count-open-why = Tres de los seis números están bloqueados. Solo fallan las tiradas con dos números bloqueados: 3 × 3 = 9. Así que entras con { $in } de 36.
coming-in-two-at-once = Tiraste 3-2. Esta vez, entrar puede doler a tu rival, y más de una vez.
coming-in-two-at-once-why = Con el 3 entraste sobre un blot y con el 2 seguiste hasta el siguiente. Dos fichas de tu rival están en la barra.
coming-in-enter = Entra desde la barra y lleva esa ficha más allá del punto 18.

pips-title = ¿Quién va delante?
pips-idea = Un pip es un paso hasta el punto siguiente. Cuenta los pasos que les faltan a todas tus fichas para salir: quien necesita menos va delante.
pips-yours = Dos fichas en el punto 6, dos en el 5 y una en el 3. ¿Cuántos pips te faltan?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. Una ficha en el punto 6 necesita seis pips para salir.
pips-theirs = Ahora tu rival, que tiene la casa al otro lado: tres fichas necesitan 6 pasos cada una, dos necesitan 5 y una necesita 2. ¿Cuántos pips son?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. A ti te faltaban 25, así que irías delante.
pips-past = A ti te faltan { $you } pips y a tu rival { $they }. Vas delante y tiraste 6-6: haz pasar tus dos últimas fichas por delante de tu rival.
pips-past-why = Ya nadie puede comer a nadie. Ahora es una carrera, y vas delante.
pips-last = Ya nadie puede comer. Saca tus últimas fichas antes que tu rival.
