# Alınan bir dosyada olağandışı olanlar ve bir biçimin tutamadıkları.

loss =
    { $what ->
        [comments] oyun ve hamle yorumları
        [analysis] analiz
        [tags] başka programların bilgileri
        [out-of-time] süre aşımları
        [declined-resignation] kabul edilmeyen pes teklifleri
        [unknown-play] kaydedilmemiş hamleler
       *[set-up] elle kurulan pozisyonlar
    }
share-lost = { $file } dosyasına girmeyenler: { $what }
remark-line = Satır { $number }: { $what }
remark-byte = Bayt { $number }: { $what }
remark =
    { $what ->
        [broken-characters] Okunamayan karakterlerin yerine başkası kondu
        [out-of-turn] Sırası gelmeden oynanmış; korundu
        [unanswered] Vidoya yanıt verilmeden atılan zar: kabul sayıldı
        [double-on-double] Yanıtlanmamış vidonun üstüne vido; korundu
        [not-the-owner] Küpün sahibi olmayanın vidosu; korundu
        [before-first-roll] İlk zardan önce vido; korundu
        [no-cube] Küpsüz oyunda vido; korundu
        [no-double] Vido yokken yanıt; korundu
        [own-double] Kendi vidosuna yanıt; korundu
        [dropped-crawford] Hiçbir Crawford oyununda bu skor ve küp olmaz; başka bir oyunun pozisyonu olarak okundu
        [stated-position] Hamleler dosyadakinden başka bir pozisyona götürüyor; dosyadaki kullanıldı
        [winner] Pozisyona göre öbür oyuncu kazandı
        [unfinished] Oyunun sonucu yok
        [result-from-score] Sonuç bir sonraki skordan alındı
        [no-score-line] Oyuncu ve skor satırı yok: skor hesaplandı
        [crawford-from-score] Skora göre bu Crawford oyunu, daha önce olmadıysa
        [no-crawford] Crawford oyunu olması gereken yerde vido
        [no-moves] Hasarlı ya da kesik: hamle yok
        [stream] Hasarlı ya da kesik: sıkıştırılmış veri
        [last-record] Hasarlı ya da kesik: son kayıt
        [last-game] Hasarlı ya da kesik: son oyun bitmiyor
       *[bad-entry] Eksik ya da hasarlı; atlandı
    }
remark-text =
    { $what ->
        [encoding] Metin { $text } olarak okundu
        [ambiguous] Birden çok hamle anlamına gelebilir: { $text }
        [not-a-play] Hamle değil; pozisyon aynı kaldı: { $text }
        [bad-dice] Zar değil; atlandı: { $text }
        [after-the-end] Oyun bittikten sonra; atlandı: { $text }
       *[not-understood] Anlaşılmadı; atlandı: { $text }
    }
remark-forbidden = { $dice } ile kurala aykırı hamle; yazıldığı gibi korundu: { $text }
remark-roll =
    { $what ->
        [forced] { $dice } için hamle yazılmamış; tek geçerli hamle yapıldı
        [hidden] { $dice } hamlesi dosyada yok
       *[missing] { $dice } için hamle yok, oysa oynanabilir bir hamle var
    }
remark-other =
    { $what ->
        [cube] Küp { $found }; vidolara göre { $expected } olmalı
        [points] Puan: dosyada { $found }, pozisyon ve küpe göre { $expected }
       *[impossible] Puan: { $found } mümkün değil; { $expected } sayıldı
    }
remark-score = Skor { $found }; önceki oyunlara göre { $expected } olmalı
remark-number =
    { $what ->
        [begins] Dosya { $number }. oyunla başlıyor
        [missing] { $number }. oyundan önce bir oyun eksik
        [long] { $number } puanlık maç: bir oyuncuya 25’ten fazla puan gereken oyunlar analiz edilmez
       *[more] Dosyadaki maç sayısı: { $number }
    }
