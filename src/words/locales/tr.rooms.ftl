# What all rooms say.

back-to-game = Oyuna dön
unknown-address = Burada böyle bir adres yok. İşte oyununuz.
position-save = Kitaplığa kaydet
position-saved = Kitaplığa kaydedildi
position-known = Zaten kitaplıkta
position-edit = Bu pozisyonu düzenle
duplicate-result = Karşılaştırılacak sonuç
