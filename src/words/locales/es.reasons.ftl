# Why a choice was worse than the best one: each a sentence with numbers.

reason-count =
    { $best ->
        [0] ninguna
       *[other] { $best }
    }
reason-shots-best =
    { $best ->
        [0] no pueden comerte ninguno
       *[other] pueden comerte uno con { $best }
    }
reason-hits =
    { $checkers ->
        [1] Comer en tu punto { $point }
       *[other] Comer { $checkers } blots, uno de ellos en tu punto { $point },
    } le cuesta a tu rival { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }, y { $enters ->
        [36] entra con cualquier tirada.
       *[other] entra con { $enters } de 36 tiradas.
    }
reason-shots-one = Pueden comerte el blot de tu punto { $point } con { $made } de 36 tiradas; tras la mejor jugada, { reason-shots-best }.
reason-shots = Pueden comerte un blot con { $made } de 36 tiradas, el de tu punto { $point } con { $blot }; tras la mejor jugada, { reason-shots-best }.
reason-enters = Tu rival entra con { $made } de 36 tiradas; tras la mejor jugada, con { reason-count }.
reason-they-make = Tu rival puede hacer tu punto { $point } con { $made } de 36 tiradas; tras la mejor jugada, con { reason-count }.
reason-they-cover = Tu rival puede cubrir el blot de tu punto { $point } con { $made } de 36 tiradas; tras la mejor jugada, con { reason-count }.
reason-they-escape = Tu rival puede llevar una ficha atrasada más allá de tu punto 8 con { $made } de 36 tiradas; tras la mejor jugada, con { reason-count }.
reason-you-make = Si nada cambia, haces tu punto { $point } en el próximo turno con { $made } de 36 tiradas; tras la mejor jugada, con { $best }.
reason-you-cover = Si nada cambia, cubres el blot de tu punto { $point } en el próximo turno con { $made } de 36 tiradas; tras la mejor jugada, con { $best }.
reason-you-escape = Si nada cambia, llevas una ficha atrasada más allá de tu punto 17 en el próximo turno con { $made } de 36 tiradas; tras la mejor jugada, con { $best }.
reason-makes = La mejor jugada hace tu punto { $point }.
reason-breaks = Tu jugada rompe tu punto { $point }; la mejor jugada lo mantiene.
reason-anchor = Tu jugada te deja sin ancla; la mejor jugada tiene una en tu punto { $point }.
reason-prime = La mejor jugada ocupa { $best } puntos seguidos delante de una ficha de tu rival; la tuya ocupa { $made }.
reason-tempo = Comer en tu punto { $point } le quita a tu rival media tirada: te come o hace un punto clave con { $best } de 36 tiradas; tras tu jugada, con { $made }.
reason-tempo-dance =
    Comer en tu punto { $point } le quita a tu rival media tirada: { $dances ->
        [0] primero tiene que entrar.
       *[other] primero tiene que entrar, y con { $dances } de 36 tiradas pasa.
    }
reason-safe = Tu rival tiene { $points } puntos hechos en su casa, así que la seguridad es lo primero: te come con { $made } de 36 tiradas; tras la mejor jugada, con { $best }.
reason-bold =
    Puedes permitirte que te coman (con { $best } de 36 tiradas; tras tu jugada, con { $made }): { $points ->
        [0] tu rival no tiene ningún punto hecho en su casa.
        [one] tu rival solo tiene { $points } punto hecho en su casa.
       *[other] tu rival solo tiene { $points } puntos hechos en su casa.
    }
reason-blots =
    Tu jugada deja { $made ->
        [one] { $made } blot
       *[other] { $made } blots
    }; la mejor jugada, { $best ->
        [0] ninguno.
       *[other] { $best }.
    }
reason-pips-at-risk =
    Si te comen, pierdes hasta { $made } pips; tras la mejor jugada, { $best ->
        [0] no te pueden comer.
       *[other] como mucho { $best }.
    }
reason-duplicates = La mejor jugada duplica los { $number }: tu rival los necesita para comer y para cubrir el blot de tu punto { $point }. Te come o hace un punto clave con { $best } de 36 tiradas; tras tu jugada, con { $made }.
reason-they-do-well = Tu rival te come o hace un punto clave con { $made } de 36 tiradas; tras la mejor jugada, con { reason-count }.
reason-you-do-well = Si nada cambia, comes o haces un punto clave en el próximo turno con { $made } de 36 tiradas; tras la mejor jugada, con { $best }.
reason-slots = La mejor jugada deja un blot en tu punto { $point }: { $hits } de 36 tiradas lo comen y { $covers } de las tuyas lo cubren en el próximo turno.
reason-better-anchor = La mejor jugada tiene un ancla mejor: tu punto { $best } en vez de tu punto { $made }.
reason-runs = La mejor jugada lleva fichas atrasadas fuera de la casa rival: quedan { $best }; tras tu jugada, { $made }.
reason-escapes = La mejor jugada lleva una ficha más allá de tu punto 17: quedan { $best } detrás; tras tu jugada, { $made }.
reason-moves-up = Tu jugada deja quietas las fichas atrasadas; la mejor jugada avanza una a tu punto { $point }.
reason-stacks = Tu jugada amontona { $made } fichas en tu punto { $point }; la mejor jugada deja allí { $best }.
reason-buries = Tu jugada deja fichas fuera de juego: { $made } en tus puntos 1 y 2; tras la mejor jugada, { reason-count }.
reason-race-ahead = Llevas { $pips } pips de ventaja en la carrera: la mejor jugada escapa.
reason-race-behind = Llevas { $pips } pips de desventaja en la carrera: la mejor jugada se queda atrás.
reason-timing = Timing: mientras tus fichas atrasadas esperan, puedes mover { $made } pips fuera; tras la mejor jugada, { $best }.
reason-gammons-matter =
    El gammon vale más con este marcador (valor del gammon { $price }; por dinero 0,50), y la mejor jugada { $whose ->
        [yours] gana más gammons.
       *[theirs] pierde menos gammons.
    }
reason-gammons-idle =
    El gammon vale poco con este marcador (valor del gammon { $price }; por dinero 0,50): { $whose ->
        [yours] juega a ganar la partida, no un gammon.
       *[theirs] juega a ganar la partida, sin temer el gammon.
    }
reason-bears-off = Fichas sacadas tras la mejor jugada: { $best }; tras tu jugada: { $made }.
reason-bears-off-next =
    { $checkers ->
        [1] En el próximo turno sacas una ficha
       *[other] En el próximo turno sacas al menos { $checkers } fichas
    } con { $made } de 36 tiradas; tras la mejor jugada, con { $best }.
reason-outside = Fichas fuera de tu casa: { $made } tras tu jugada; tras la mejor jugada, { reason-count }.
reason-gap = Tu jugada deja un hueco en tu punto { $point }; la mejor jugada, no.
reason-wins = La mejor jugada gana el { $best } % de las partidas; la tuya, el { $made } %.
reason-gammons-won = La mejor jugada gana un gammon en el { $best } % de las partidas; la tuya, en el { $made } %.
reason-gammons-lost = Tu jugada pierde un gammon en el { $made } % de las partidas; la mejor jugada, en el { $best } %.

reason-take-yours = Para aceptar tienes que ganar el { $needs } % de las partidas; ganas el { $has } %.
reason-take-theirs = Para aceptar, tu rival tiene que ganar el { $needs } % de las partidas; le dejas el { $has } %.
reason-gammons-against = El { $share } % de las partidas acaban con un gammon en tu contra; el valor del gammon es { $price }.
reason-gammons-for = Ganas un gammon en el { $share } % de las partidas; el valor del gammon es { $price }.
reason-dead-cube = Si aceptas, el cubo está muerto: no puedes redoblar. Necesitas el { $needs } %; por dinero bastaría el { $money } %.
reason-score = Con este marcador necesitas el { $needs } % para aceptar; por dinero sería el { $money } %.
reason-market-lost = Si esperas, pierdes tu mercado en { $count } de las 1296 secuencias de dos tiradas ({ $share } %).
reason-market-kept =
    Puedes esperar: { $count ->
        [0] ninguna secuencia de dos tiradas te hace perder tu mercado.
       *[other] solo pierdes tu mercado en { $count } de las 1296 secuencias de dos tiradas ({ $share } %).
    }
reason-window = Ganas el { $has } % de las partidas; doblar es correcto desde el { $from } %, y desde el { $to } % la posición es demasiado buena.
reason-window-open = Ganas el { $has } % de las partidas; doblar es correcto desde el { $from } %.
reason-last-roll = Esta tirada decide la partida: { $wins } de 36 tiradas ganan, tras todas las demás gana el rival. No habrá otro doble.
reason-nothing-to-lose = Perder esta partida es perder el match: doblar no arriesga nada.
reason-beaver =
    { $who ->
        [yours] Tienes ventaja incluso después del doble: haz beaver.
        [theirs] Después de un doble, tu rival tiene ventaja y haría beaver.
       *[not] Después del doble, tu rival tiene ventaja: no hagas beaver.
    }
reason-score-doubles = Con este marcador doblar es correcto desde el { $from } %; por dinero sería desde el { $money } %.
