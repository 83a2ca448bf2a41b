# El marcador del match.

score-title = El marcador del match

last-point-title = Falta un punto
last-point-idea = Cuando a cada uno le falta un punto para ganar el match, ganar un gammon (vale doble: quien pierde no ha sacado nada) no da más que ganar sin más. Haz lo que gana más veces y olvida lo demás.
last-point-clear-first = A cada uno le falta un punto y has tirado 5-3. Tres fichas rivales esperan en tu punto 3. Sigue las flechas.
last-point-clear-first-why = Has despejado tu punto más alto mientras podías. Por dinero, fuera de un match, tendrías encerradas las tres en busca de un gammon; aquí solo necesitas llegar a casa.
last-point-hit-and-run = A cada uno le falta un punto y has tirado 2-1. Come desde el 18 y mueve del 8 al 7, o juega seguro: elige lo que gana más veces.
last-point-hit-and-run-why = Si sale mal, comer puede costarte un gammon, pero aquí eso no cuesta más que perder. Es lo que gana más veces.
last-point-nothing-behind = A cada uno le falta un punto, has tirado 4-3 y una ficha rival tiene que entrar desde la barra. Haz el punto 4 o juega más seguro: elige lo que gana más veces.
last-point-nothing-behind-why = El punto 4 está cerrado y tu rival solo entra con un 5. Por dinero jugarías más seguro; aquí vale lo que gana más veces.
last-point-one-win = Con ganar basta. Lleva las dos últimas a casa y saca después todas tus fichas antes que tu rival.

gammon-counts-title = Un gammon gana el match
gammon-counts-idea = Para ganar el match te faltan dos puntos, y a tu rival, uno. Un gammon lo decide todo de una vez: búscalo siempre que domines.
gammon-counts-keep-hitting = Te faltan dos puntos, a tu rival uno, y has tirado 4-1. Hay un blot, una ficha sola, en tu punto 1. Cómelo desde el 6 o juega seguro: elige lo mejor con este marcador.
gammon-counts-keep-hitting-why = Cada ficha que mandas atrás acerca el gammon. Más vale arriesgar la victoria que conformarse con un solo punto.
gammon-counts-pick-up = Te faltan dos puntos, a tu rival uno, y has tirado 4-1. Ya hay una ficha rival en la barra. Come otra y sigue hasta un lugar seguro con la misma ficha.
gammon-counts-pick-up-why = Se le ha unido una segunda, y tu ficha ha seguido hasta quedar a salvo.
gammon-counts-no-mercy = Te faltan dos puntos, a tu rival uno, y has tirado 6-2. Come desde el 11 o salva tu última ficha: elige lo mejor con este marcador.
gammon-counts-no-mercy-why = Por dinero pondrías a salvo tu última ficha. Aquí vale más comer otra vez.
gammon-counts-both-points = Gana un gammon: saca todas tus fichas antes de que tu rival saque una.

ahead-in-the-match-title = Por delante en el match
ahead-in-the-match-idea = Con una buena ventaja no te conviene que el cubo doble la partida: eso lo necesita tu rival. Dobla más tarde y rechaza antes.
ahead-in-the-match-hold-back = Vas ganando 5 a 3 en un match a 7. Por dinero doblarías. ¿Y aquí?
ahead-in-the-match-hold-back-why = Con el cubo en 2 ganarías el match con esta partida, pero un gammon no te sirve y tu rival puede redoblar a 4.
ahead-in-the-match-race-in-front = Vas ganando 5 a 3 y es una carrera: te faltan { $you } pips, o pasos, y a tu rival { $they }. ¿Debes doblar?
ahead-in-the-match-race-in-front-why = Por dinero se dobla. Con ventaja en el match, espera a verlo más claro: tu rival te devolvería el cubo en 4.
ahead-in-the-match-let-it-go = Vas ganando 5 a 3 y tu rival dobla. ¿Aceptas o rechazas?
ahead-in-the-match-let-it-go-why = Por dinero podrías aceptar. Pero aquí perder un gammon es perder el match, y si rechazas sigues ganando 5 a 4.
ahead-in-the-match-protect = Vas ganando 5 a 3 en un match a 7, y un poco por delante en la carrera contra un rival fuerte. Gana la partida, con el cubo o sin él.

behind-in-the-match-title = Por detrás, o con empate al final
behind-in-the-match-idea = Si vas por detrás en el match, dobla antes, sobre todo si puedes ganar un gammon. Con empate y a dos puntos del final, todo depende de esta partida.
behind-in-the-match-all-out = Vas perdiendo 2 a 5 en un match a 7. Aquí puedes ganar un gammon. ¿Debes doblar, y debe aceptar tu rival?
behind-in-the-match-all-out-why = Con el cubo en 2, un gammon da cuatro puntos. Tu rival no puede permitírselo y rechaza.
behind-in-the-match-two-each = El match es a 7 y el marcador, 5 a 5. Te faltan { $you } pips y a tu rival { $they }. ¿Debes doblar, y debe aceptar?
behind-in-the-match-two-each-why = Quien gane con el cubo en 2 gana el match: a tu rival no le sirve redoblar. Por eso debe rechazar lo que por dinero aceptaría.
behind-in-the-match-their-turn = De nuevo 5 a 5, y ahora dobla tu rival. Te faltan { $you } pips y a tu rival { $they }. ¿Aceptas o rechazas?
behind-in-the-match-their-turn-why = Si aceptas, te juegas el match con clara desventaja. Si rechazas, pierdes 5 a 6, pero con una partida entera por delante.
behind-in-the-match-comeback = Vas por detrás, pero tienes un ancla, dos fichas en el punto 20. Espera a que tu rival deje una ficha sola y cómela. Tienes 12 turnos.
