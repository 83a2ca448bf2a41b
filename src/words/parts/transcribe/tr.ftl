# Masadan ya da videodan bir maçın yazıya geçirildiği oda.

transcribe-opening = Açılış zarı: önce { $first }, sonra { $second }
transcribe-to-roll = Sıra: { $who }
transcribe-to-answer = { $who }: kabul mü, ret mi?
transcribe-choose = { $who }: zar { $dice }. Hangi hamle?
transcribe-move-freely = { $who }: zar { $dice }. Pulları gördüğünüz gibi oynatın, sonra “Tamam”a basın.
transcribe-resigning =
    { $answer ->
        [refused] { $who } pes etti, kabul edilmedi. Ne önermişti?
       *[accepted] { $who } pes ediyor. Ne kaybediyor?
    }
transcribe-match-over = Maç bitti
transcribe-game-over = Oyun bitti. Sonraki zarlar yeni oyunu başlatır.
transcribe-tie = Zarlar aynı: iki oyuncu da yeniden atar.
transcribe-not-a-play = Bu bir hamle değil. Şöyle yazın: 8/5 6/5
transcribe-no-position = Bu metinde pozisyon yok. Bir ID ya da link yapıştırın.
transcribe-no-roll = Önce zarları girin.
transcribe-action =
    { $action ->
        [double] vido diyor
        [beaver] beaver diyor
        [take] kabul ediyor
        [drop] reddediyor
        [resign] pes etmek istiyor
        [decline] pes teklifini reddediyor
        [position] pozisyon kuruldu
       *[cube] küp
    }
transcribe-result =
    { $points ->
        [one] { $points } puan kazanıyor
       *[other] { $points } puan kazanıyor
    }
transcribe-here = sıradaki işlem
transcribe-clock-comment = Saat: { $times }
transcribe-dice = Zarlar
transcribe-plays = Hamleler
transcribe-more = Diğer hamleler
transcribe-unknown = Hamle görülmedi
transcribe-free = Serbest oynat
transcribe-done = Tamam
transcribe-type = Hamleyi yaz
transcribe-other = Diğer oyuncu
transcribe-refused = Reddedildi
transcribe-time = Süre doldu
transcribe-next = Sonraki oyun
transcribe-insert = Buraya ekle
transcribe-remove = Kaldır
transcribe-redo = Yinele
transcribe-to-end = Sona git
transcribe-score = Bu oyundan önceki skor
transcribe-clock = Saatteki süreler
transcribe-position = Pozisyon: ID ya da link
transcribe-enter = Gir
transcribe-actions = İşlemler
transcribe-more-tools = Skor, saat, pozisyon
transcribe-details = Oyuncular ve turnuva
transcribe-event = Turnuva
transcribe-round = Tur
transcribe-place = Yer
transcribe-date = Tarih
transcribe-length = Puan (0: para oyunu)
transcribe-saved = “Oyunlar”a kaydedildi
transcribe-unsaved = Kaydedilmedi. { $why } Kaybolmaması için maçı dışa aktarın.
transcribe-other-tab = Başka bir sekme bu maçı değiştirdi. Sizin sürümünüz artık ayrı bir maç.
transcribe-damaged = Bu maç okunamıyor, olduğu gibi kalıyor. Yeni bir maç açıldı.
transcribe-new = Yeni maç
transcribe-check = Kontrol edin: { $what }
transcribe-keys = Tuşlar: zarlar için iki rakam, sonra hamlenin numarası. Enter: ilk hamle, 0: diğer hamleler, /: yaz, ?: görülmedi, F: serbest oynat. D: vido, T: kabul, P: ret, B: beaver, R: pes, O: diğer oyuncu, N: sonraki oyun, S: skor, C: saat. U: geri al, Y: yinele, oklar: önceki işlemler, I: ekle, Delete: kaldır.
