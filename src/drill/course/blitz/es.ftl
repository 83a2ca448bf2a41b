# Ataque y ancla.

blitz-title = Ataque y ancla

hit-and-make-title = Come y haz el punto
hit-and-make-idea = Lo mejor es comer con dos fichas a la vez: el blot (una ficha sola) va a la barra y tiene que empezar de nuevo, y el punto es tuyo.
hit-and-make-first = Has tirado 4-2 y tu rival ha separado sus fichas atrasadas. Sigue las flechas.
hit-and-make-first-why = Has comido y has hecho el punto 4 con dos fichas: quien entre desde la barra no podrá comerte ahí.
hit-and-make-on-the-bar = Has tirado 4-2. Una ficha rival ya está en la barra y hay otra sola en el punto 4: cómela con dos fichas a la vez.
hit-and-make-on-the-bar-why = Tienes los puntos 4, 5 y 6, y hay dos fichas en la barra. Con { $in } de 36 tiradas entra una, pero rara vez las dos. Dos dados pueden caer de 36 maneras.
hit-and-make-third-one = Has tirado 5-3 y ya hay dos en la barra. Con los dos números puedes comer otra y hacer el punto 1 o el 2. Haz el que vale más.
hit-and-make-third-one-why = Tres en la barra y un cuarto punto hecho. Ataca mientras tu rival no pueda defenderse.
hit-and-make-seal = Cierra los seis puntos de tu casa mientras haya una ficha en la barra: que no tenga por dónde entrar. Tienes 12 turnos.

two-on-the-bar-title = Mejor dos que una
two-on-the-bar-idea = Con dos fichas en la barra, tu rival no puede mover nada más hasta que entren las dos. Eso bien vale un riesgo.
two-on-the-bar-nearer-then-further = Has tirado 4-2. Hay dos blots en tu casa: come los dos con la misma ficha.
two-on-the-bar-nearer-then-further-why = Una sola ficha ha comido los dos. Con dos en la barra, solo { $shots } de 36 tiradas comen tu blot.
two-on-the-bar-coming-in = Has tirado 4-3 y tienes que entrar desde la barra. Delante hay dos blots: come los dos con la ficha que entra.
two-on-the-bar-coming-in-why = Has comido el primero al entrar y has seguido hasta el segundo. De la barra al ataque en una sola jugada.
two-on-the-bar-long-way = Has tirado 6-4. Hay un blot en el punto 9 y otro en el 3. Come uno o los dos, lo que te parezca mejor.
two-on-the-bar-long-way-why = Una sola ficha ha comido los dos. { $shots } de 36 tiradas comen alguno de tus blots, pero tu rival tiene que entrar primero con dos fichas.
two-on-the-bar-one-is-enough = Tu rival ha dejado dos blots. Tienes dos turnos para comer uno.

shut-the-door-title = Cierra la puerta
shut-the-door-idea = Mientras haya una ficha en la barra, cada punto que haces le quita un número a tu rival. Hacer puntos va antes que traer fichas libres.
shut-the-door-fifth = Has tirado 5-4 y hay dos fichas en la barra. Sigue las flechas.
shut-the-door-fifth-why = Cinco puntos cerrados. Solo con { $in } de 36 tiradas entra una ficha.
shut-the-door-five-point = Has tirado 5-1. Haz un tercer punto en tu casa.
shut-the-door-five-point-why = Los puntos 4, 5 y 6 están cerrados, y aun así entran { $in } tiradas. Son muchas, pero tu rival entra abajo, detrás de tu muro.
shut-the-door-cover = Has tirado 5-4 y tienes un blot en el punto 2. Cúbrelo desde el 7 y lleva otra ficha a casa con el otro número.
shut-the-door-cover-why = El blot está cubierto, y hay cinco puntos cerrados en tu casa. Solo entran { $in } de 36 tiradas.
shut-the-door-close-out = Cierra los seis puntos de tu casa mientras tu rival esté en la barra. Tienes 12 turnos.

your-own-anchor-title = Tu propia ancla
your-own-anchor-idea = Si te atacan a ti, necesitas un ancla, dos fichas en un mismo punto de la casa rival: no te las pueden comer y siempre puedes entrar ahí.
your-own-anchor-join = Has tirado 3-1. Tus dos fichas atrasadas están solas. Sigue las flechas.
your-own-anchor-join-why = Se han juntado en el punto 21. Se acabó el ataque.
your-own-anchor-small-number = Has tirado 5-1. Junta tus dos fichas atrasadas con el 1 y busca un movimiento seguro para el 5.
your-own-anchor-small-number-why = El 1 ha juntado las dos fichas, y el 5, del 13 al 8, era seguro.
your-own-anchor-from-the-bar = Has tirado 4-1 y estás en la barra. Entra y haz un ancla enseguida.
your-own-anchor-from-the-bar-why = Entrando y siguiendo hasta el 20 has hecho la mejor ancla que hay.
your-own-anchor-hold-on = Has tirado 5-3 y puedes entrar con cualquiera de los dos números. Haz un ancla con uno y juega el otro con una ficha del 8.
your-own-anchor-hold-on-why = Con el 5 te unes a la ficha del 20, y el 3 va a tu punto 5. Si entras con el 3, dejas dos fichas solas.
your-own-anchor-settle = Haz un ancla en el punto 20. Tienes 8 turnos.
