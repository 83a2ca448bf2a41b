# The navigation between places and the way back to the game.

places = Bölümler
place-play = Oyna
place-games = Oyunlar
place-practice = Çalışma
place-friends = Arkadaşlar
place-you = Siz
place-duplicate = Aynı zarlar
go-on = Devam et
turn-yours = Sıra sizde
turn-theirs = Düşünüyor
running-game = Oyuna dön: { $state }
more = Diğer
place-waiting = { $place }, { $count } bekliyor
place-help = Yardım
set-up-position = Pozisyon kur
menu-new-about = Süren oyun “Oyunlar”da bekler
menu-share = Bu pozisyonu paylaş
menu-rules = Kurallar ve tuşlar
menu-dice-about = Oyundan önce mühürlenir, sonra açılır
menu-moves = Hamleler
home-begin = Bir şeye başla
home-computer = yeni başlayandan ustaya
home-two = isterseniz tahta döner
home-friend = hamle başına bir link, ya da canlı
home-position = ve oradan oyna
home-nothing = Süren oyun yok. Bir oyuna başlayın ya da pozisyon kurun.
