# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] Esta jugada
       *[named] La jugada de { $who }
    }
reason-compared = En cambio, { $play }
reason-point =
    { $who ->
        [you] tu punto { $point }
        [named] el punto { $point } de { $who }
       *[bare] el punto { $point }
    }
reason-own-rolls =
    { $who ->
        [you] de tus 36 tiradas
       *[named] de las 36 tiradas de { $who }
    }
reason-lets =
    { $other ->
        [you] te permite
       *[opponent] permite al rival
    }
reason-enters-first =
    { $other ->
        [you] tienes que entrar primero
       *[opponent] el rival tiene que entrar primero
    }
reason-other-home =
    { $other ->
        [you] tu casa
       *[opponent] la casa rival
    }
reason-other-rolls =
    { $other ->
        [you] de tus 36 tiradas
       *[opponent] de las 36 tiradas del rival
    }
reason-their-rolls =
    { $other ->
        [you] de tus 36 tiradas
       *[opponent] de sus 36 tiradas
    }
fault-shots-one =
    { $play } deja un blot en { reason-point }: { $made ->
        [36] lo comen { $other ->
            [you] todas tus tiradas.
           *[opponent] todas las tiradas del rival.
        }
        [1] lo come { $made } { reason-other-rolls }.
       *[other] lo comen { $made } { reason-other-rolls }.
    }
fault-shots =
    { $play } deja blots que se pueden comer con { $made ->
        [36] { $other ->
            [you] cualquiera de tus tiradas.
           *[opponent] cualquier tirada del rival.
        }
       *[other] { $made } { reason-other-rolls }.
    }
fault-safe =
    { $play } se expone a { $made } { reason-other-rolls }, y la ficha comida encontraría { $points ->
        [one] { $points } punto cerrado.
       *[other] { $points } puntos cerrados.
    }
fault-blots =
    { $play } deja { $made ->
        [one] { $made } blot.
       *[other] { $made } blots.
    }
fault-pips-at-risk =
    { $play } arriesga hasta { $made ->
        [one] { $made } pip
       *[other] { $made } pips
    } si comen una ficha.
fault-enters = { $play } { reason-lets } entrar desde la barra con { $made } { reason-their-rolls }.
fault-they-make = { $play } { reason-lets } cerrar { reason-point } con { $made } { reason-their-rolls }.
fault-they-cover = { $play } { reason-lets } cubrir el blot en { reason-point } con { $made } { reason-their-rolls }.
fault-they-escape = { $play } { reason-lets } superar { reason-point } con una ficha atrasada en { $made } { reason-their-rolls }.
fault-they-do-well = { $play } { reason-lets } comer o hacer un punto clave con { $made } { reason-their-rolls }.
fault-breaks = { $play } rompe { reason-point }.
fault-anchor = { $play } no deja ancla: ningún punto seguro en { reason-other-home }.
fault-moves-up = { $play } deja las fichas atrasadas donde están.
fault-stacks = { $play } amontona { $made } fichas en { reason-point }.
fault-buries =
    { $play } deja { $made ->
        [one] { $made } ficha
       *[other] { $made } fichas
    } fuera de juego, en el fondo de la casa.
fault-timing =
    { $play } deja solo { $made ->
        [one] { $made } pip
       *[other] { $made } pips
    } por mover mientras esperan las fichas atrasadas.
fault-outside =
    { $play } deja { $made ->
        [one] { $made } ficha
       *[other] { $made } fichas
    } fuera de casa.
fault-gap = { $play } deja un hueco en { reason-point }.

merit-fewer =
    { $play } { $best ->
        [0] lo evita por completo.
       *[other] reduce ese número a { $best }.
    }
merit-pips-at-risk = { $play } arriesga { $best } como mucho.
merit-timing = { $play } deja { $best }.
merit-gap = { $play } no lo deja.

merit-shots-none = { $play } no deja ningún blot que se pueda comer.
merit-shots-fewer =
    { $play } deja menos tiros: { $best } { reason-other-rolls } { $best ->
        [1] come
       *[other] comen
    }, frente a { $made }.
merit-they-do-well =
    { $play } { $other ->
        [you] te deja
       *[opponent] deja al rival
    } menos tiradas buenas: { $best } { reason-their-rolls } { $best ->
        [1] come o hace
       *[other] comen o hacen
    } un punto clave, frente a { $made }.
merit-bold =
    { $play } puede permitirse dejar blots a tiro ({ $best } { reason-other-rolls }): en { reason-other-home } { $points ->
        [0] no hay ningún punto cerrado.
        [one] solo hay { $points } punto cerrado.
       *[other] solo hay { $points } puntos cerrados.
    }
reason-comes-in =
    { $other ->
        [you] entras
       *[opponent] entra
    } con { $enters ->
        [36] todas { $other ->
            [you] tus
           *[opponent] sus
        } tiradas.
       *[other] { $enters } { reason-their-rolls }.
    }
reason-one-comes-in =
    al menos una de las { $bar } fichas de la barra entra con { $enters ->
        [36] todas { $other ->
            [you] tus
           *[opponent] sus
        } tiradas.
       *[other] { $enters } { reason-their-rolls }.
    }
merit-hits =
    { $play } come { $checkers ->
        [1] en { reason-point }
       *[other] { $checkers } blots, uno en { reason-point }
    }: { $other ->
        [you] pierdes
       *[opponent] el rival pierde
    } { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } y { $bar ->
        [1] { reason-comes-in }
       *[other] { reason-one-comes-in }
    }
merit-tempo =
    { $play } come en { reason-point }: { reason-enters-first }, y solo { $best } { reason-their-rolls } { $best ->
        [1] come o hace
       *[other] comen o hacen
    } un punto clave, frente a { $made }.
merit-tempo-dance =
    { $play } come en { reason-point }: { reason-enters-first }{ $dances ->
        [0] .
       *[other] , y con { $dances } { reason-their-rolls } no { $other ->
            [you] puedes
           *[opponent] puede
        }.
    }
merit-you-make =
    { $play } prepara { reason-point }: si nada cambia, en el próximo turno lo { $best ->
        [1] hace
       *[other] hacen
    } { $best } { reason-own-rolls }, frente a { $made }.
merit-you-cover =
    { $play } ayuda a cubrir el blot en { reason-point }: si nada cambia, en el próximo turno lo { $best ->
        [1] cubre
       *[other] cubren
    } { $best } { reason-own-rolls }, frente a { $made }.
merit-you-escape = { $play } prepara la huida: si nada cambia, en el próximo turno una ficha atrasada superará { reason-point } con { $best } { reason-own-rolls }, frente a { $made }.
merit-you-do-well =
    { $play } prepara buenas tiradas: si nada cambia, en el próximo turno { $best } { reason-own-rolls } { $best ->
        [1] come o hace
       *[other] comen o hacen
    } un punto clave, frente a { $made }.
merit-slots =
    { $play } deja un blot en { reason-point } para hacer el punto después: { $hits } { reason-other-rolls } lo { $hits ->
        [1] come
       *[other] comen
    } y { $covers } { reason-own-rolls } lo { $covers ->
        [1] cubre
       *[other] cubren
    } en el próximo turno.
merit-makes = { $play } hace { reason-point }.
merit-keeps = { $play } mantiene { reason-point }.
merit-anchor = { $play } asegura un ancla en { reason-point }, un lugar seguro para entrar.
merit-better-anchor = { $play } asegura un ancla mejor: { reason-point } en vez del { $made }.
merit-prime =
    { $play } ocupa { $best } puntos seguidos delante de { $other ->
        [you] una ficha tuya
       *[opponent] una ficha rival
    }, en vez de { $made }.
merit-runs =
    { $play } libera una ficha de { reason-other-home }: { $best ->
        [0] allí no queda ninguna
        [one] allí queda { $best }
       *[other] allí quedan { $best }
    }, en vez de { $made }.
merit-escapes =
    { $play } libera una ficha atrasada: { $best ->
        [0] detrás no queda ninguna
        [one] detrás queda { $best }
       *[other] detrás quedan { $best }
    }, en vez de { $made }.
merit-moves-up = { $play } lleva una ficha atrasada hasta { reason-point }.
merit-race-ahead =
    { $play } escapa, con { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } de ventaja en la carrera.
merit-race-behind =
    { $play } se queda atrás y espera la ocasión de comer, con { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } de desventaja en la carrera.
merit-gammons-matter =
    { $play } { $whose ->
        [yours] gana más gammons
       *[theirs] pierde menos gammons
    }, que con este marcador cuentan más.
merit-gammons-idle =
    { $play } { $whose ->
        [yours] juega solo a ganar
       *[theirs] no teme el gammon
    }: con este marcador el gammon cuenta poco.
merit-bears-off = { $play } saca más fichas: { $best } en total, en vez de { $made }.
merit-bears-off-next =
    { $play } prepara el próximo turno: { $best } { reason-own-rolls } { $best ->
        [1] saca
       *[other] sacan
    } { $checkers ->
        [1] una ficha
       *[other] al menos { $checkers } fichas
    }, frente a { $made }.
merit-duplicates =
    { $play } duplica los { $number }, que { $other ->
        [you] necesitas
       *[opponent] el rival necesita
    } tanto para comer como para cubrir el blot en { reason-point }: { $best } { reason-their-rolls } { $best ->
        [1] come o hace
       *[other] comen o hacen
    } un punto clave, frente a { $made }.
merit-wins = { $play } gana el { $best } % de las partidas, frente al { $made } %.
merit-gammons-won = { $play } gana un gammon en el { $best } % de las partidas, frente al { $made } %.
merit-gammons-lost = { $play } pierde un gammon en el { $best } % de las partidas, frente al { $made } %.
merit-backgammons-won = { $play } gana un backgammon, que vale triple, en el { $best } % de las partidas, frente al { $made } %.
merit-backgammons-lost = { $play } pierde un backgammon, que vale triple, en el { $best } % de las partidas, frente al { $made } %.

reason-take = Para aceptar hace falta ganar el { $needs } % de las partidas; quien acepta gana el { $has } %.
reason-cube-gammons = Quien dobla gana un gammon en el { $share } % de las partidas; el valor del gammon es { $price }.
reason-dead-cube = Si se acepta, el cubo está muerto: ya no se puede redoblar. Para aceptar hace falta el { $needs } %; por dinero bastaría el { $money } %.
reason-score = Con este marcador, para aceptar hace falta el { $needs } %; por dinero sería el { $money } %.
reason-market-lost = Si se espera, se pierde el mercado con { $count } de las 1296 combinaciones de dos tiradas ({ $share } %).
reason-market-kept =
    Aún se puede esperar: { $count ->
        [0] con ninguna combinación de dos tiradas se pierde el mercado.
       *[other] solo con { $count } de las 1296 combinaciones de dos tiradas se pierde el mercado ({ $share } %).
    }
reason-window = Quien dobla gana el { $has } % de las partidas; doblar es correcto desde el { $from } %, y desde el { $to } % la posición es demasiado buena.
reason-window-open = Quien dobla gana el { $has } % de las partidas; doblar es correcto desde el { $from } %.
reason-last-roll =
    Esta tirada decide la partida: { $wins } de 36 tiradas { $wins ->
        [1] gana
       *[other] ganan
    } y las demás pierden. No habrá otro momento para doblar.
reason-nothing-to-lose = Perder esta partida es perder el match: doblar no arriesga nada.
reason-beaver =
    { $who ->
        [yours] Quien acepta es favorito incluso tras el doble: beaver.
        [theirs] Tras un doble, el favorito sería quien acepta, y haría beaver.
       *[not] Tras el doble, el favorito es quien dobló: sin beaver.
    }
reason-score-doubles = Con este marcador, doblar es correcto desde el { $from } %; por dinero sería desde el { $money } %.

verdict-wins =
    { $who ->
        [you] ganas el { $has } %
       *[named] la probabilidad de ganar de { $who } es del { $has } %
    }
verdict-take = Aceptar: { verdict-wins }, y basta con el { $needs } %.
verdict-drop = Rechazar: { verdict-wins }, pero para aceptar hace falta el { $needs } %.
verdict-take-plain = Aceptar: rechazar cuesta más.
verdict-drop-plain = Rechazar: aceptar cuesta más.
verdict-beaver =
    { $who ->
        [you] Beaver: la ventaja es tuya incluso tras el doble.
       *[named] Beaver: la ventaja es de { $who } incluso tras el doble.
    }
verdict-early = Demasiado pronto para doblar: { verdict-wins }, pero doblar es correcto desde el { $from } %.
verdict-far = No doblar: { verdict-wins }, pero doblar es correcto desde el { $from } %.
verdict-wait = No doblar: esperar vale más.
verdict-wait-beaver =
    No doblar: tras el doble, la ventaja { $other ->
        [you] sería tuya.
       *[opponent] sería del rival.
    }
verdict-double =
    Doblar: { verdict-wins }, y basta con el { $from } %. { $other ->
        [you] Tu
       *[opponent] La
    } respuesta correcta es aceptar.
verdict-double-plain = Doblar: esperar cuesta más.
verdict-cash =
    Doblar: { $other ->
        [you] tu respuesta correcta es rechazar, porque para aceptar hace falta el { $needs } % y solo tienes un
       *[opponent] la respuesta correcta es rechazar, porque para aceptar hace falta el { $needs } % y el rival solo tiene un
    } { $has } %.
verdict-too-good =
    Demasiado bueno para doblar: { $other ->
        [you] seguir jugando da un gammon
       *[opponent] mejor seguir buscando el gammon, que llega
    } en el { $gammons } % de las partidas.

look-for =
    Busca una jugada que { $what ->
        [hits] coma.
        [points] haga, mantenga o prepare un buen punto.
        [anchor] mantenga un ancla.
        [prime] bloquee mejor al rival.
        [escapes] adelante una ficha atrasada.
        [race] convenga en la carrera.
        [off] saque más fichas.
       *[other] gane más.
    }
lead-right = Bien jugado. { $reason }
lead-right-plain = Bien jugado: no hay nada mejor.
lead-only = Es la única jugada legal.
lead-close = Casi la mejor: { $play } es solo un poco mejor.
lead-better = { $play } es mejor.
lead-instead = Había una jugada mejor: { $reason }

plain-better = Una jugada mejor
plain-close = Casi la mejor jugada.
plain-mistake = Un error. { $reason }
plain-fault =
    { $play } { $what ->
        [shot-easy] deja una ficha sola en { reason-point }, donde es fácil comerla.
        [shot] deja una ficha sola en { reason-point }, donde se puede comer.
        [shots-easy] deja fichas solas que es fácil comer.
        [shots] deja fichas solas que se pueden comer.
        [safe] deja una ficha que se puede comer y a la que luego le costaría entrar.
        [blot] deja una ficha sola.
        [blots] deja fichas solas.
        [pips] se arriesga a perder mucho si comen una ficha.
        [enters] { reason-lets } entrar desde la barra más fácilmente.
        [make] { reason-lets } cerrar { reason-point } más fácilmente.
        [escape] { reason-lets } escapar más fácilmente con una ficha atrasada.
        [well] { reason-lets } comer o hacer un buen punto más fácilmente.
        [stacks] amontona demasiadas fichas en { reason-point }.
        [buries] deja fichas en el fondo de la casa, donde bloquean poco.
        [timing] deja poco por mover mientras esperan las fichas atrasadas.
       *[outside] deja fichas fuera de casa.
    }
plain-merit =
    { $play } { $what ->
        [hit] come en { reason-point }, y esa ficha tiene que empezar de nuevo.
        [hits] come más de una ficha.
        [tempo] come en { reason-point }: { reason-enters-first }.
        [bold] puede arriesgarse a que coman una ficha: { reason-other-home } es débil.
        [make] prepara { reason-point }.
        [escape] prepara la huida de una ficha atrasada.
        [well] prepara buenas tiradas para el próximo turno.
        [slot] pone una ficha en { reason-point } para hacer el punto en el próximo turno.
        [off-next] prepara sacar más fichas.
        [makes] hace { reason-point }.
        [keeps] mantiene { reason-point }.
        [anchor] ocupa { reason-point }, un lugar seguro para entrar.
        [better-anchor] ocupa un punto seguro mejor: { reason-point }.
        [prime] { $other ->
            [you] te bloquea
           *[opponent] bloquea al rival
        } con más puntos seguidos.
        [out] libera una ficha de { reason-other-home }.
        [away] libera una ficha atrasada.
        [up] lleva una ficha atrasada hasta { reason-point }.
        [off] saca más fichas.
        [off-one] saca una ficha.
        [off-more] saca fichas.
        [ahead] escapa, con ventaja en la carrera.
        [behind] se queda atrás y espera la ocasión de comer, con desventaja en la carrera.
        [gammons-won] gana más veces un gammon, que vale doble.
        [gammons-lost] pierde menos veces un gammon, que vale doble.
        [backgammons-won] gana más veces un backgammon, que vale triple.
        [backgammons-lost] pierde menos veces un backgammon, que vale triple.
        [safe] no deja ninguna ficha que se pueda comer.
        [safer] deja menos ocasiones de que coman una ficha.
        [blots] deja menos fichas solas.
        [fewer] { $other ->
            [you] te deja
           *[opponent] deja al rival
        } menos tiradas buenas.
        [spread] reparte mejor las fichas.
        [in-play] mantiene más fichas donde aún bloquean.
        [waits] deja más por mover mientras esperan las fichas atrasadas.
        [home] lleva más fichas a casa.
        [home-one] lleva una ficha a casa.
        [home-more] lleva fichas a casa.
        [builder] acerca una ficha, lista para hacer puntos.
        [builders] acerca fichas, listas para hacer puntos.
        [no-gap] no deja ningún hueco en { reason-point }.
       *[wins] gana más veces.
    }

grid-rolls =
    { $count } de 36 tiradas { $count ->
        [1] { $what ->
            [hit] come
            [enter] entra
            [escape] escapa
            [make] hace el punto
            [off] saca
           *[well] es buena
        }
       *[other] { $what ->
            [hit] comen
            [enter] entran
            [escape] escapan
            [make] hacen el punto
            [off] sacan
           *[well] son buenas
        }
    }
grid-made =
    { $who ->
        [you] tu jugada
       *[named] jugada de { $who }
    }
