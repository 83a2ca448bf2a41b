course-about = De la première partie à un bon niveau de club, une petite étape à la fois. L’ordre est libre.
course-begin = Commencer par l’étape { $number }
course-go-on = Continuer avec l’étape { $number }
course-step = Étape { $number }
course-progress = { $done } étapes terminées sur { $all }
course-finished = terminée
course-part = Exercice { $number } sur { $all }
course-verdict =
    { $how ->
        [right] Bravo
       *[wrong] Pas encore
    }
course-play = Jouer une petite partie
course-won = C’est réussi !
course-lost = Pas cette fois
course-lost-about = Rejouez la partie, ou continuez : vous pourrez toujours y revenir.
course-again = Rejouer
course-next = Étape suivante
course-map = Toutes les étapes
course-no-move = Aucun coup possible à ce tour.
course-replied = L’adversaire a fait { $roll } et joué { $play }.
course-answer = Votre réponse
course-english = Ces textes n’existent pour l’instant qu’en anglais.
course-missing = Le cours n’a pas pu être chargé.
