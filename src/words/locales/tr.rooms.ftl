# What all rooms say.

room-not-opened = Link açılamadı.
room-too-many = Bekleyen çok fazla işlem var, bu yüzden sonuncusu yapılmadı. Birazdan yeniden deneyin.
unknown-address = Burada böyle bir adres yok. İşte oyununuz.
position-save = “Oyunlar”a kaydet
position-saved = “Oyunlar”a kaydedildi
position-known = Zaten “Oyunlar”da
position-edit = Bu pozisyonu düzenle
duplicate-result = Karşılaştırılacak sonuç
