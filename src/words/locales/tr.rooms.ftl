# What all rooms say.

room-not-opened = Link açılamadı.
room-too-many = Sayfa hâlâ meşgul, bu yüzden son isteğiniz yapılmadı. Birazdan yeniden deneyin.
unknown-address = Bu adreste bir sayfa yok. İşte oyununuz.
position-save = “Oyunlar”a kaydet
position-saved = “Oyunlar”a kaydedildi
position-known = Zaten “Oyunlar”da
position-edit = Bu pozisyonu düzenle
duplicate-result = Karşılaştırılacak sonuç
