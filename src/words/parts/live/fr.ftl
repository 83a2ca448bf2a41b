# Une partie avec un ami par une connexion directe.

live-connect = Jouer en direct
live-about = Une connexion directe entre vos deux navigateurs : chacun envoie un lien à l’autre. Elle fonctionne sur un même Wi-Fi et sur beaucoup de réseaux domestiques.
live-preparing = Préparation du lien…
live-send-offer = Envoyez ce lien à { $who } et laissez cette page ouverte. Ouvrez ensuite le lien qui revient.
live-send-answer = Renvoyez ce lien à { $who } et laissez cette page ouverte. La connexion s’établit dès que le lien est ouvert de l’autre côté.
live-connecting = Connexion…
live-connected = Connexion établie avec { $who }.
live-moving = Connexion établie : { $who } joue…
live-on = En direct
live-ended =
    { $why ->
        [not-found] Connexion directe impossible. Continuez par lien : la partie n’a pas changé.
        [unsupported] Ce navigateur ne permet pas de connexion directe. Continuez par lien.
        [lost] La connexion a été perdue. Continuez par lien, ou reconnectez-vous avec deux nouveaux liens.
        [left] Votre ami a mis fin à la connexion. Continuez par lien, ou reconnectez-vous avec deux nouveaux liens.
        [hung-up] Vous avez mis fin à la connexion. Continuez par lien, ou reconnectez-vous avec deux nouveaux liens.
        [other-offer] Cette page n’a plus la connexion à laquelle ce lien répond. Reconnectez-vous.
        [passed-on] Ce lien est arrivé à la page qui l’attendait. Continuez sur cette page-là.
        [newer] La page de votre ami a une autre version du jeu. Rechargez la page des deux côtés, puis reconnectez-vous.
        [crossed] Chacun de vous a créé un lien. Envoyez le vôtre : dès que votre ami l’ouvre, l’autre est inutile.
       *[unreadable] Les données de connexion de ce lien sont illisibles. Redemandez le lien.
    }
live-disconnect = Se déconnecter
live-settings = Réglages de connexion
live-stun = Serveur STUN (facultatif)
live-stun-about = Il indique à votre navigateur son adresse publique : la connexion réussit alors sur plus de réseaux. Il connaît cette adresse et l’heure de la connexion, mais rien de la partie.
live-stun-wrong = Saisissez un nom d’hôte, avec ou sans port.
live-next-wait = C’est à { $who } de jouer.
live-next-send = Appuyez sur « Envoyer », ou annulez. Un coup envoyé est définitif.
live-watch = Laisser d’autres regarder
live-watch-about = Toute personne qui ouvre ce lien voit la partie jusqu’ici, sans pouvoir y jouer. Il ne contient rien que { $who } n’ait déjà.
live-watch-link = Lien pour les spectateurs
live-watching = Vous regardez une partie
live-watched = Chaque jet et chaque coup ont été vérifiés ici. Messages : { $count }. Pour voir la suite, demandez un nouveau lien aux joueurs.
live-send = Envoyer
live-clock-about = { $promise } La pendule ne tourne que pendant la connexion directe.
live-clock-pace = Minutes par point
live-clock-over = Votre temps est écoulé : { $who } peut réclamer la victoire tant que vous n’avez pas joué.
live-clocks-differ = Les pendules ne concordent pas. Sur cette page, il vous reste { $mine }, et { $theirs } à { $who } ; sur l’autre, { $mine-there } et { $theirs-there }. Chaque page garde sa pendule : convenez de celle qui compte.
live-clocks-stopped = Les pendules sont arrêtées.
live-rolled = { $who } a fait { $roll } et n’a pas fini de jouer.
live-draft = Pour l’instant : { $play }
live-watch-invite = Inviter à regarder en direct
live-watch-send = Envoyez ce lien à une personne et laissez cette page ouverte. Ouvrez ensuite le lien qui revient.
live-watchers =
    { $count ->
        [one] 1 personne regarde en direct.
       *[other] { $count } personnes regardent en direct.
    }
live-watch-start = Regarder en direct
live-watch-answer = Pour regarder en direct, renvoyez ce lien au joueur et laissez cette page ouverte.
live-watch-back = Lien de retour au joueur
live-watch-on = Vous regardez en direct. Chaque jet et chaque coup sont vérifiés ici. Messages : { $count }.
friend-options = Videau, pendule, etc.
friend-change = Modifier la partie
friend-step =
    { $step ->
        [send] Envoyez ce lien à votre ami
        [wait] Votre ami l’ouvre et vous en renvoie un
       *[open] Ouvrez ce lien sur cet appareil : la partie commence
    }
friend-replaces = Le nouveau lien remplace le précédent.
friend-new-link = Obtenir le lien
friend-then = Si vous acceptez, vous recevez un lien à renvoyer. Ensuite, chaque coup est un lien. Sans compte.
friend-scan = Ou faites scanner ce code
live-on-roll = au trait
