course-about = De la première partie à un bon niveau de club, par petites étapes. L’ordre est libre.
course-begin = Commencer par l’étape { $number }
course-go-on = Continuer avec l’étape { $number }
course-step = Étape { $number }
course-progress = Étapes terminées : { $done } sur { $all }
course-finished = terminée
course-part = Exercice { $number } sur { $all }
course-verdict =
    { $how ->
        [right] Bravo
       *[wrong] Pas encore
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
