# What all rooms say.

room-not-opened = Link açılamadı.
room-too-many = Sayfa hâlâ meşgul, bu yüzden son isteğiniz yerine getirilmedi. Birazdan yeniden deneyin.
unknown-address = Bu adreste sayfa yok. Oyununuza döndünüz.
position-save = “Oyunlar”a kaydet
position-saved = “Oyunlar”a kaydedildi
position-known = Zaten “Oyunlar”da
position-edit = Bu pozisyonu düzenle
duplicate-result = Karşılaştırılacak sonuç
