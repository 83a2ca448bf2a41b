# El marcador del match.

score-title = El marcador del match

last-point-title = Falta un punto
last-point-idea = Cuando a los dos les falta un punto, un gammon no vale más que ganar. Haz lo que gana más veces y olvida lo demás.
last-point-clear-first = A los dos les falta un punto y tiraste 5-3. Tres fichas esperan en tu punto 3. Sigue las flechas.
last-point-clear-first-why = Despejaste tu punto más alto mientras se podía. Por dinero las tendrías encerradas esperando un gammon; aquí solo necesitas llegar a casa.
last-point-hit-and-run = A los dos les falta un punto y tiraste 2-1.
last-point-hit-and-run-why = Si sale mal puedes perder un gammon, pero hoy no cuesta más que perder. Es lo que gana más veces.
last-point-nothing-behind = A los dos les falta un punto y tiraste 4-3. Hay una ficha en la barra.
last-point-nothing-behind-why = El punto 4 está cerrado y solo un 5 deja entrar a tu rival. Por dinero jugarías más seguro; aquí vale lo que gana más veces.
last-point-one-win = Con ganar basta. Saca todas tus fichas antes que tu rival.

gammon-counts-title = Un gammon gana el match
gammon-counts-idea = A ti te faltan dos puntos y a tu rival uno. Un gammon lo decide todo de una vez: búscalo siempre que tengas ventaja.
gammon-counts-keep-hitting = Te faltan dos puntos, a tu rival uno, y tiraste 4-1. Hay un blot en tu punto 1.
gammon-counts-keep-hitting-why = Cada ficha que mandas atrás acerca el gammon. Mejor arriesgar la victoria que ganar un solo punto.
gammon-counts-pick-up = Te faltan dos puntos, a tu rival uno, y tiraste 4-1. Ya hay una ficha en la barra.
gammon-counts-pick-up-why = Se le une una segunda, y tu ficha siguió hasta quedar a salvo.
gammon-counts-no-mercy = Te faltan dos puntos, a tu rival uno, y tiraste 6-2.
gammon-counts-no-mercy-why = Por dinero pondrías a salvo tu última ficha. Aquí vale más comer otra vez.
gammon-counts-both-points = Gana un gammon: saca todas tus fichas antes de que tu rival saque una.

ahead-in-the-match-title = Adelante en el match
ahead-in-the-match-idea = Con una buena ventaja no quieres una partida por el doble: la necesita tu rival. Dobla más tarde y rechaza antes.
ahead-in-the-match-hold-back = Ganas 5 a 3 en un match a 7. Por dinero doblarías. Mira qué es lo correcto aquí.
ahead-in-the-match-hold-back-why = Con el cubo en 2 ganarías el match con esta partida, pero un gammon no te sirve y tu rival puede redoblar a 4.
ahead-in-the-match-race-in-front = Ganas 5 a 3 y es una carrera: { $you } pips contra { $they }.
ahead-in-the-match-race-in-front-why = Por dinero se dobla. Adelante en el match, espera a estar más seguro: el cubo volvería en 4.
ahead-in-the-match-let-it-go = Ganas 5 a 3 y tu rival dobla.
ahead-in-the-match-let-it-go-why = Por dinero podrías aceptar. Pero ahora un gammon te costaría el match, y si rechazas sigues ganando 5 a 4.
ahead-in-the-match-protect = Ganas 5 a 3 en un match a 7 y vas un poco adelante en la carrera contra alguien fuerte. Gana la partida, con el cubo o sin él.

behind-in-the-match-title = Atrás, o igualados cerca del final
behind-in-the-match-idea = Si vas atrás en el match, dobla antes, sobre todo si puedes ganar un gammon. Igualados a dos puntos del final, todo depende de esta partida.
behind-in-the-match-all-out = Pierdes 2 a 5 en un match a 7. Aquí puedes ganar un gammon.
behind-in-the-match-all-out-why = Con el cubo en 2, un gammon da cuatro puntos. Tu rival no puede permitírselo: rechaza.
behind-in-the-match-two-each = Van 5 a 5 en un match a 7. Te faltan { $you } pips y a tu rival { $they }.
behind-in-the-match-two-each-why = Quien gane con el cubo en 2 gana el match: a tu rival no le sirve redoblar. Por eso debe rechazar lo que aceptaría por dinero.
behind-in-the-match-their-turn = Otra vez 5 a 5, y ahora dobla tu rival. Te faltan { $you } pips y a tu rival { $they }.
behind-in-the-match-their-turn-why = Si aceptas, juegas por el match en clara desventaja. Si rechazas, vas 5 a 6 con una partida entera por delante.
behind-in-the-match-comeback = Vas atrás, pero tienes una buena ancla. Espera un blot y cómelo.
