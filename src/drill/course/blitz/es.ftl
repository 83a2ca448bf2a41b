# Ataque y ancla.

blitz-title = Ataque y ancla

hit-and-make-title = Come y haz el punto
hit-and-make-idea = Lo mejor es comer con dos fichas a la vez: el blot va a la barra y el punto es tuyo.
hit-and-make-first = Tiraste 4-2 y tu rival ha separado sus fichas atrasadas. Sigue las flechas.
hit-and-make-first-why = Comiste y tomaste el punto 4 con dos fichas: desde la barra no te pueden comer nada ahí.
hit-and-make-on-the-bar = Tiraste 4-2. Una ficha rival ya está en la barra y otra está sola.
hit-and-make-on-the-bar-why = Tienes 4, 5 y 6, y hay dos fichas en la barra. { $in } de 36 tiradas meten una, pero rara vez las dos.
hit-and-make-third-one = Tiraste 5-3. Ya hay dos en la barra. ¿Cabe una más?
hit-and-make-third-one-why = Tres en la barra y un cuarto punto hecho. Ataca mientras tu rival no pueda defenderse.
hit-and-make-seal = Cierra los seis puntos de tu casa mientras haya una ficha en la barra: no dejes por dónde entrar.

two-on-the-bar-title = Dos son mejor que una
two-on-the-bar-idea = Con dos fichas en la barra, tu rival no puede mover otra cosa hasta meter las dos. Eso vale un riesgo.
two-on-the-bar-nearer-then-further = Tiraste 4-2. Hay dos blots en tu casa.
two-on-the-bar-nearer-then-further-why = Una ficha comió los dos. Tu blot corre poco peligro mientras dos fichas tengan que entrar.
two-on-the-bar-coming-in = Tiraste 4-3 y tienes que entrar. Mira los dos blots que tienes delante.
two-on-the-bar-coming-in-why = Comiste el primero al entrar y seguiste hasta el segundo. De la barra al ataque en una jugada.
two-on-the-bar-long-way = Tiraste 6-4. Hay un blot en el 9 y otro en el 3.
two-on-the-bar-long-way-why = Una sola ficha se llevó los dos. Con dos en la barra, tu rival no tiene tiempo de comer los tuyos.
two-on-the-bar-one-is-enough = Tu rival dejó dos blots. Tienes dos turnos para comer uno.

shut-the-door-title = Cierra la puerta
shut-the-door-idea = Mientras haya una ficha en la barra, cada punto que haces le quita un número a tu rival. Haz puntos antes que traer reservas.
shut-the-door-fifth = Tiraste 5-4 y hay dos fichas en la barra. Sigue las flechas.
shut-the-door-fifth-why = Cinco puntos cerrados. Solo { $in } de 36 tiradas meten una ficha.
shut-the-door-five-point = Tiraste 5-1. ¿Qué punto vale más?
shut-the-door-five-point-why = 4, 5 y 6 están cerrados, y { $in } tiradas entran. Aún son muchas, pero tu rival entra abajo, detrás de tu muro.
shut-the-door-cover = Tiraste 5-4. Tienes un blot en el punto 2.
shut-the-door-cover-why = El blot quedó cubierto, y cinco puntos de tu casa están cerrados. Solo { $in } de 36 tiradas entran.
shut-the-door-close-out = Cierra los seis puntos de tu casa mientras tu rival esté en la barra.

your-own-anchor-title = Tu propia ancla
your-own-anchor-idea = Si te atacan a ti, dos fichas en un punto de la casa rival te salvan: no se pueden comer y siempre puedes entrar ahí.
your-own-anchor-join = Tiraste 3-1. Tus dos fichas atrasadas están solas. Sigue las flechas.
your-own-anchor-join-why = Se encontraron en el punto 21. Se acabó el ataque.
your-own-anchor-small-number = Tiraste 5-1. Piensa bien el 1 antes de pensar el 5.
your-own-anchor-small-number-why = El 1 juntó a las dos. Después, 13/8 era seguro y te dio otro refuerzo.
your-own-anchor-from-the-bar = Tiraste 4-1 y estás en la barra.
your-own-anchor-from-the-bar-why = Entrar en el 24 y seguir al 20 hizo la mejor ancla que hay: el punto 5 de tu rival.
your-own-anchor-hold-on = Tiraste 5-3. Puedes entrar con cualquiera de los dos números.
your-own-anchor-hold-on-why = Con el 5 te juntas con la ficha del 20, y el 3 va a tu punto 5. Entrar con el 3 deja dos fichas solas.
your-own-anchor-settle = Haz un ancla en el punto 20.
