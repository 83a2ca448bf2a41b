# The study room.

study = İnceleme
study-this-game = Bu oyunu incele
study-position = Pozisyon
study-game = { $what }, oyun { $number }/{ $count }
study-to-roll = { $who }: zar atacak
study-to-play = { $who }: { $dice } oynayacak
study-to-answer = { $who }: kabul ya da ret, küp { $value }
study-resigned = { $who }: pes teklifini kabul ya da ret ({ entry-resign })
study-no-games = Bu maçta oyun yok.
study-duplicate = Aynı zarlar turu sürerken analiz yok. Son oyun bitince inceleyebilirsiniz.
study-friend = Bir arkadaşla süren oyun için analiz yok. Oyun bitince inceleyebilirsiniz.
study-give-up = Turu bırak
study-ask-give-up = Bu tur bırakılsın mı? Yarım kalır: karşılaştıracak bir sonucunuz olmaz, zarları da biliniyor sayılır. Sonra inceleyebilirsiniz.
study-unfinished = Kayıt burada bitiyor
study-declines = Pes teklifini reddeder
study-forbidden = { $play } (kurala aykırı hamle)
study-unknown-play = kaydedilmemiş
study-first = İlk pozisyon
study-previous = Önceki pozisyon
study-next = Sonraki pozisyon
study-last = Son pozisyon
study-steps = Oyunda gezin
study-moment = { $number }/{ $count }
study-choose-game = Oyun
study-nth-game = Oyun { $number }: { $first }–{ $second }
study-comment = Yorum
link-none = Bu bağlantıda ne oyun ne pozisyon var.
link-cut = Bu bağlantının sonu eksik. Tamamını isteyin: mesajlaşma uygulamaları uzun bağlantıları keser.
link-damaged = Bu bağlantı yolda değişmiş, okunamıyor. Yeniden isteyin.
link-newer = Bu bağlantı oyunun daha yeni bir sürümünden. Güncellemek için sayfayı yenileyin.
study-won =
    { $who } { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    } kazandı
