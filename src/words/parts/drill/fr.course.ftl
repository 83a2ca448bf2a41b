course-about = De la première partie à un bon niveau de club, par petites étapes. L’ordre est libre.
course-begin = Commencer par l’étape { $number }
course-go-on = Continuer avec l’étape { $number }
course-step = Étape { $number }
course-progress = Étapes terminées : { $done } sur { $all }
course-finished = terminée
course-unplayed = partie à jouer
course-part = Exercice { $number } sur { $all }
course-verdict =
    { $how ->
        [right] Bravo
       *[wrong] Pas encore
    }
course-missed =
    { $aim ->
        [hit] { $number ->
            [1] Vous n’avez pas frappé.
           *[other] Vous n’avez pas frappé { $number } pions.
        }
        [hold] Vous n’avez pas deux pions sur la flèche { $number }.
        [point] Vous n’avez pas réuni deux pions sur une nouvelle flèche.
        [home-point] Vous n’avez pas fait de nouvelle porte dans votre jan intérieur.
        [anchor] Vous n’avez pas réuni deux pions sur une nouvelle flèche du jan intérieur adverse.
        [half] Un seul pion est sur la flèche { $number } : il en faut deux pour une porte.
        [elsewhere] Vous avez fait la porte { $number }, mais l’exercice en demande une autre.
        [row] Vous n’avez pas { $number } portes à la suite.
        [safe] { $count ->
            [1] Vous avez laissé un pion seul sur la flèche { $number }.
           *[other] Vous avez laissé { $count } pions seuls, dont un sur la flèche { $number }.
        }
        [one-checker] Vous avez déplacé plus d’un pion.
        [past] L’adversaire peut encore vous frapper sur le chemin du retour.
        [off] { $number ->
            [1] Vous n’avez sorti aucun pion.
           *[other] Vous n’avez pas sorti { $number } pions.
        }
       *[arrows] Vous n’avez pas suivi les flèches dessinées.
    }
course-achieved =
    { $aim ->
        [hit] Vous avez bien frappé.
        [hold] La porte { $number } est bonne.
        [safe] Aucun pion n’est seul.
       *[other] C’est déjà bien.
    }
course-clue =
    { $aim ->
        [hit] Regardez chaque pion isolé de l’adversaire : lequel des vôtres peut se poser juste dessus ?
        [hold] Lesquels de vos pions peuvent atteindre la flèche { $number } ?
        [point] Quels sont les deux pions qui peuvent atteindre la même flèche ?
        [home-point] Quels sont les deux pions qui peuvent atteindre la même flèche, de la 1 à la 6 ?
        [anchor] Quels sont les deux pions qui peuvent se rejoindre sur une flèche, de la 19 à la 24 ?
        [row] Regardez le trou dans votre rangée : quels pions peuvent le combler ?
        [safe] Cherchez un pion qui peut en rejoindre un autre, avec un dé ou avec les deux, sans en laisser un seul derrière.
        [safe-double] Vous avez quatre déplacements du même chiffre : jouez par paires, sans laisser de pion seul derrière.
        [one-checker] Jouez le premier dé, puis avancez le même pion avec le second.
        [past] Cherchez le pion adverse le plus reculé : tous les vôtres doivent le dépasser.
       *[off] Un dé sort un pion de la flèche qui porte son numéro ou, si aucun n’est plus reculé, de votre flèche la plus haute.
    }
course-look-again = Il y a mieux. Relisez l’énoncé et cherchez un autre coup.
course-play = Jouer une petite partie
course-won = C’est réussi !
course-lost = Pas cette fois
course-lost-about = Rejouez la partie, ou continuez : vous pourrez toujours y revenir.
course-again = Rejouer
course-next = Suite : { $title }
course-map = Toutes les étapes
course-replied = L’adversaire a fait { $roll } et joué { $play }.
course-parts-done = Exercices : { $done } sur { $all }
course-skip = Continuer sans jouer
course-blocked = Vous avez fait { $roll }. Toutes les flèches que vous pourriez atteindre sont bloquées : vous passez votre tour.
course-no-entry = Vous avez fait { $roll }. Votre pion sur la barre ne peut pas rentrer : vous passez votre tour.
course-shut = Les six flèches sont fermées : votre pion sur la barre ne peut pas rentrer et vous passez votre tour.
course-rolled = L’adversaire a fait { $roll }.
course-cannot-move = L’adversaire a fait { $roll } et ne peut pas jouer.
course-closed-out = L’adversaire ne peut pas rentrer de la barre : les six flèches sont fermées.
course-hits =
    { $count ->
        [1] Il frappe un de vos pions.
       *[other] Il frappe { $count } de vos pions.
    }
course-answer = Votre réponse
course-english = Ces textes n’existent pour l’instant qu’en anglais.
course-missing = Le cours n’a pas pu être chargé.
course-turn = Tour { $number } sur { $all }
course-play-it = À vous de jouer ce coup
