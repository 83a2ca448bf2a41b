# Mover y comer.

moving-title = Mover y comer

two-dice-title = Dos dados, dos movimientos
two-dice-idea = Cada dado es un movimiento. Puedes jugar los dos con la misma ficha o mover dos fichas, una con cada dado.
two-dice-run = Los triángulos se llaman puntos, y tus fichas van del 24 al 1. Has tirado 6-5: sigue la flecha y escapa con una sola ficha.
two-dice-run-why = El punto 18 era solo una escala: la ficha ha avanzado 6 y luego 5, y ya está a salvo con sus compañeras. Esta jugada se escribe 24/13.
two-dice-together = Has tirado 4-2. Junta dos fichas en un punto nuevo.
two-dice-together-why = Una venía del punto 8 y la otra del 6. Dos fichas juntas no se pueden comer.
two-dice-six-one = Has tirado 6-1. También aquí puedes juntar dos fichas. ¿Dónde?
two-dice-six-one-why = Ya tienes los puntos 6, 7 y 8, tres seguidos. Es un muro que tu rival tendrá que pasar.
two-dice-double = Has tirado 6-6. Los dobles se juegan cuatro veces: son cuatro movimientos de 6. Mueve las fichas de dos en dos, para que ninguna quede sola.
two-dice-double-why = Han avanzado juntas dos fichas de atrás y dos del medio. Ninguna se ha quedado sola. Se escribe 24/18(2) 13/7(2): el 2 entre paréntesis son dos fichas.
two-dice-race = Saca todas tus fichas antes que tu rival. Un 4 saca una del punto 4; si ahí no hay ninguna, mueve una de un punto más alto, o saca una de tu punto más alto si todas están por debajo.

landing-title = Dónde puedes caer
landing-idea = Puedes caer en cualquier punto, salvo donde tu rival tenga dos fichas o más. Cada dado necesita un punto donde caer.
landing-blocked = Has tirado 6-1. Desde el punto 24, el 6 está bloqueado: juégalo en otro sitio. Sigue la flecha.
landing-blocked-why = Dos fichas rivales en el punto 18 cierran el paso a tu 6 desde el 24. En cambio, las tuyas del 13 y del 8 podían juntarse en el 7.
landing-short-way = Has tirado 5-3. Lleva tu última ficha del punto 24 hasta la del 16. ¿Con qué número hay que empezar?
landing-short-way-why = Con el 3 primero hay camino; con el 5 primero, no. Antes de descartar una jugada, prueba el otro orden.
landing-five-five = Has tirado 5-5. Tus fichas atrasadas, las dos del 24, no pueden moverse: tu rival tiene el punto 19. Mejor haz un punto nuevo en tu casa (del 1 al 6).
landing-five-five-why = Dos fichas han ido del 13 al 8 y del 8 al 3, siempre juntas.
landing-slip = Lleva tus dos fichas atrasadas hasta el punto 18 o más allá, fuera de la casa rival. Tienes 12 turnos.

hitting-title = Come el blot
hitting-idea = Una ficha sola es un blot. Si caes encima, la comes: va a la barra, la franja del centro, y tiene que empezar de nuevo.
hitting-point = Has tirado 3-1. Come el blot del punto 5 y cúbrete con otra ficha: sigue la flecha.
hitting-point-why = Has comido y has hecho el punto en una sola jugada. Tu rival ha perdido tiempo; tú, nada. Se escribe 8/5* 6/5: el asterisco indica que comes.
hitting-bar-point = Has tirado 6-1. Tu rival tiene un blot en tu punto 7. ¿Puedes comerlo y hacer el punto a la vez?
hitting-bar-point-why = Dos fichas han caído sobre el blot, que ahora está en la barra. Y tú tienes tres puntos seguidos.
hitting-two-blots = Has tirado 4-4: cuatro movimientos de 4. Come sin dejar sola ninguna de tus fichas.
hitting-two-blots-why = Dos fichas tuyas han viajado juntas hasta el blot. Tu rival tiene que entrar desde la barra y no encuentra nada que comer.
hitting-catch = Dos fichas de tu rival aún no han llegado a casa. Come una de ellas. Tienes 5 turnos.

coming-in-title = De vuelta desde la barra
coming-in-idea = Una ficha en la barra tiene que entrar antes que nada: con un 1, en el punto 24; con un 6, en el 19. Si tu rival tiene ese punto, el número no sirve.
coming-in-first = Has tirado 4-3. Entra con un número y usa el otro para que ninguna de tus dos fichas atrasadas quede sola.
coming-in-first-why = Con un número entra y con el otro llega su compañera: ya tienes dos fichas en el punto 21.
coming-in-count-open = Tu rival tiene tres puntos hechos en su casa. ¿Con cuántas de las 36 tiradas entras?
coming-in-count-open-why = Tres de los seis números están bloqueados. Solo fallan las tiradas con dos números bloqueados, 3 × 3 = 9, así que entras con { $in } de 36.
coming-in-two-at-once = Has tirado 3-2. Esta vez, al entrar puedes hacer daño. ¿Cuántos blots puedes comer?
coming-in-two-at-once-why = Con el 3 has entrado comiendo un blot y con el 2 has seguido hasta el siguiente. Dos fichas de tu rival están en la barra.
coming-in-enter = Entra desde la barra y lleva esa ficha hasta el punto 18 o más allá. Tienes 12 turnos.

pips-title = ¿Quién va por delante?
pips-idea = Un pip es el paso de un punto al siguiente. Cuenta los pasos que les faltan a todas tus fichas para salir: quien necesite menos va por delante.
pips-yours = Dos fichas en el punto 6, dos en el 5 y una en el 3. ¿Cuántos pips te faltan?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. Una ficha en el punto 6 necesita seis pips para salir.
pips-theirs = Ahora cuenta los de tu rival, que tiene la casa al otro lado: a tres fichas les faltan 6 pasos, a dos les faltan 5 y a una, 2. ¿Cuántos pips son?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. A ti te faltaban 25, así que irías por delante.
pips-past = A ti te faltan { $you } pips y a tu rival { $they }. Vas por delante y has tirado 6-6: lleva tus dos últimas fichas a casa, más allá de las de tu rival.
pips-past-why = Ya nadie puede comer a nadie. Ahora es una carrera, y vas por delante.
pips-last = Ya nadie puede comer. Saca tus últimas fichas antes que tu rival: un dado saca una ficha del punto de su número, o adelanta una.
