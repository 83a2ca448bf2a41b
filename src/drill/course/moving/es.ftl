# Mover y comer.

moving-title = Mover y comer

two-dice-title = Dos dados, dos movimientos
two-dice-idea = Cada dado es un movimiento: juega los dos con la misma ficha o mueve dos fichas, una con cada dado. Con dobles, como 6-6, son cuatro movimientos.
two-dice-run = Los triángulos se llaman puntos, y tus fichas van del 24 al 1. Has tirado 6-5: sigue las flechas y escapa con una sola ficha.
two-dice-run-why = Con el 6 la ficha va del 24 al 18 y con el 5 sigue hasta el 13, donde está a salvo con sus compañeras. Esta jugada se escribe 24/13.
two-dice-together = Has tirado 4-2. Junta dos fichas en un punto nuevo.
two-dice-together-why = Con el 4 una ficha va del 8 al 4, y con el 2 otra va del 6 al 4. Donde tienes dos fichas juntas, tu rival no puede caer.
two-dice-six-one = Has tirado 6-1. Junta otra vez dos fichas en un punto nuevo.
two-dice-six-one-why = Con el 6 llega una ficha del 13 y con el 1 otra del 8, las dos al 7. Así tienes el 6, el 7 y el 8, tres seguidos: un muro que tu rival tendrá que pasar.
two-dice-double = Has tirado 6-6. Los dobles se juegan cuatro veces: son cuatro movimientos de 6 en vez de dos. Mueve las fichas de dos en dos, para que ninguna quede sola.
two-dice-double-why = Dos fichas van del 24 al 18 y dos del 13 al 7: cada pareja llega junta. Se escribe 24/18(2) 13/7(2): el 2 entre paréntesis son dos fichas.
two-dice-race = Saca todas tus fichas antes que tu rival. Con un 4 puedes sacar una del punto 4 o adelantar 4 pasos una del 6 o del 5; si el 6, el 5 y el 4 están vacíos, saca una de tu punto más alto.

landing-title = Dónde puedes caer
landing-idea = Puedes caer en cualquier punto, salvo donde tu rival tenga dos fichas o más. Vale para cada dado, también para la parada a mitad de camino.
landing-blocked = Has tirado 6-1. Desde el punto 24, el 6 está bloqueado: juégalo en otro sitio. Sigue las flechas.
landing-blocked-why = Dos fichas rivales en el punto 18 cierran el paso a tu 6 desde el 24. Por eso una ficha va del 13 al 7 con el 6 y otra del 8 al 7 con el 1.
landing-short-way = Has tirado 5-3. Lleva tu ficha del punto 24 hasta la del 16: no puedes empezar con el 5, porque tu rival tiene el punto 19.
landing-short-way-why = El 3 lleva la ficha del 24 al 21, donde puede caer, y el 5, de ahí al 16. Antes de descartar una jugada, prueba el otro orden.
landing-five-five = Has tirado 5-5, pero tus dos fichas del 24 no pueden moverse: tu rival tiene el 19. Con los cuatro 5, lleva juntas dos fichas del 13 a un punto nuevo de tu casa (del 1 al 6).
landing-five-five-why = Del 13 al 3 hacen falta dos 5: tus cuatro 5 llevan dos fichas al 3, y ninguna queda sola.
landing-slip = Lleva tus dos fichas atrasadas hasta el punto 18 o más allá, fuera de la casa rival. Tienes 12 turnos.

hitting-title = Come el blot
hitting-idea = Una ficha sola es un blot. Si caes encima, la comes: va a la barra, la franja del centro, y tiene que empezar de nuevo.
hitting-point = Has tirado 3-1. Come el blot del punto 5 y cúbrete con otra ficha: sigue las flechas.
hitting-point-why = Una ficha llega del 8 y come; otra llega del 6 y hace el punto. Se escribe 8/5* 6/5: el asterisco indica que comes.
hitting-bar-point = Has tirado 6-1. Tu rival tiene un blot en tu punto 7: cómelo y haz el punto a la vez.
hitting-bar-point-why = Con el 6 llega una ficha del 13 y con el 1 otra del 8, las dos sobre el blot del 7. El blot va a la barra, y tú tienes tres puntos seguidos.
hitting-two-blots = Has tirado 4-4: cuatro movimientos de 4. Come sin dejar sola ninguna de tus fichas.
hitting-two-blots-why = Dos fichas van juntas del 13 al 9 y del 9 al 5, y ahí comen el blot. Tu rival tiene que entrar desde la barra y no encuentra nada que comer.
hitting-catch = Dos fichas de tu rival aún no han llegado a casa. Come una de ellas. Tienes 5 turnos.

coming-in-title = De vuelta desde la barra
coming-in-idea = Una ficha en la barra tiene que entrar antes que nada: con un 1, en el punto 24; con un 6, en el 19. Si tu rival tiene ese punto, el número no sirve.
coming-in-first = Has tirado 4-3. Sigue las flechas: entra con el 4 y, con el 3, lleva ahí tu otra ficha atrasada, para que ninguna quede sola.
coming-in-first-why = Con el 4 la ficha de la barra entra en el 21, y con el 3 llega ahí la del 24. Dos fichas en un punto de ese lado se llaman ancla.
coming-in-count-open = Tu rival tiene tres puntos hechos en su casa. Con dos dados hay 6 × 6 = 36 tiradas: ¿con cuántas entras?
coming-in-count-open-why = Tres de los seis números están bloqueados. Solo fallan las tiradas con dos números bloqueados, 3 × 3 = 9, así que entras con { $in } de 36.
coming-in-two-at-once = Has tirado 3-2, y esta vez al entrar puedes hacer daño. Entra y come los dos blots.
coming-in-two-at-once-why = Con el 3 entras comiendo el blot del 22, y con el 2 la misma ficha sigue y come el del 20. Dos fichas de tu rival están en la barra.
coming-in-enter = Entra desde la barra y lleva esa ficha hasta el punto 18 o más allá. Tienes 12 turnos.

pips-title = ¿Quién va por delante?
pips-idea = Un pip es el paso de un punto al siguiente. Cuenta los pasos que les faltan a todas tus fichas para salir: quien necesite menos va por delante.
pips-yours = Dos fichas en el punto 6, dos en el 5 y una en el 3. ¿Cuántos pips te faltan?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. Una ficha en el punto 6 necesita seis pips para salir.
pips-theirs = Ahora tu rival, que va en sentido contrario: a cada una de las tres fichas de tu punto 19 le faltan 6 pasos, a cada una de las dos del 20 le faltan 5 y a la del 23, 2. ¿Cuántos pips son?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. A ti te faltaban 25, así que irías por delante.
pips-past = A ti te faltan { $you } pips y a tu rival { $they }. Vas por delante y has tirado 6-6: lleva tus dos últimas fichas a casa, más allá de las de tu rival.
pips-past-why = Las dos fichas van del 14 a casa y dejan atrás las dos del 9. Ya nadie puede comer a nadie: ahora es una carrera, y vas por delante.
pips-last = Ya nadie puede comer. Saca todas tus fichas antes que tu rival: con cada dado sacas una del punto de su número o adelantas otra. Si es mayor que tu punto más alto, sacas una de ahí.
