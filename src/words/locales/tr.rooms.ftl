# What all rooms say.

room-not-opened = Link açılamadı.
room-too-many = Bekleyen çok fazla işlem var, bu yüzden sonuncusu yapılmadı. Birazdan yeniden deneyin.
unknown-address = Burada böyle bir adres yok. İşte oyununuz.
position-save = Kitaplığa kaydet
position-saved = Kitaplığa kaydedildi
position-known = Zaten kitaplıkta
position-edit = Bu pozisyonu düzenle
duplicate-result = Karşılaştırılacak sonuç
