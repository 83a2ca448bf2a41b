# Kapı almak.

points-title = Kapı almak

home-points-title = Değerli kapılar
home-points-idea = Bir hanedeki iki pulunuz o haneyi rakibinize kapatır. En iyi kapılar iç sahanızda, elinizdekilerin yakınındadır.
home-points-three-one = 3-1 attınız. Okları izleyin: herkesin ilk istediği kapıya gidiyorlar.
home-points-three-one-why = Bu sizin 5. kapınız. 5, 6 ve 8 elinizdeyken rakibin gerideki pulları zor çıkar.
home-points-five-two = 5-2 attınız. İç sahanızda iki sayıya da uyan yeni bir kapı var.
home-points-five-two-why = Artık 6. kapınızın yanında 4. kapınız da var. 9’daki pul bunun için bekliyordu.
home-points-four-one = 4-1 attınız. Bu kez hangi kapıyı alabilirsiniz?
home-points-four-one-why = Yine 5. kapı. Birkaç kapı alınabiliyorsa en değerlileri çoğu zaman 5 ve 4’tür.
home-points-five-three = 5-3 attınız. 5 ya da 4 olmasa da iç sahanızda yeni bir kapı arayın.
home-points-five-three-why = 3. kapı biraz derinde kalır, ama iç sahadaki üçüncü kapı yine de rakibin birçok zarını durdurur.
home-points-build = Beş el içinde 5. kapınızı alın.

covering-title = Açık pullarınızı kapatın
covering-idea = İyi bir hanedeki açık pul yarım kapıdır. Kırılmadan yanına ikinci bir pul getirin.
covering-one = 5-1 attınız ve 5. hanede açık pulunuz var. İki sayıdan biri onu güvene alır.
covering-one-why = 1 onu 6. haneden kapatır. Açık kalsaydı rakibinizin 36 atışından { $hits } tanesi kırabilirdi.
covering-both-dice = 5-3 attınız, açık pul aynı yerde. Tek bir pul iki sayıyla oraya varabilir mi?
covering-both-dice-why = 13’ten 8’e, oradan 5’e: bir pul, iki adım ve açık pul kalmadı.
covering-two-at-once = 6-1 attınız. 7’de ve 5’te birer açık pul arkadaş bekliyor.
covering-two-at-once-why = Her birine bir sayı. Artık 5, 6, 7 ve 8 sizin, yan yana dört kapı.
covering-close = Rakibinizin bir pulu barda. İç sahanızın altı kapısını da alın ki giremesin.

builders-title = Destek getirin
builders-idea = İstediğiniz hanenin en çok altı adım gerisindeki boş pul, kapı almanıza yardım eder. Böyle pullarınız çoğaldıkça kapıyı daha çok zar alır.
builders-four-three = 4-3 attınız. İki pul 5. haneyi hedefliyor: okları izleyin.
builders-four-three-why = Biri 9’dan, öteki 8’den geldi. Bu atıştan önce 36 zarın { $makes } tanesi 5. kapıyı alırdı.
builders-six-four = 6-4 attınız. 10, 9 ve 8’de boş pullarınız var. İç sahada hangi ikisi buluşabilir?
builders-six-four-why = 10’daki ile 8’deki, 4. hanede buluşur.
builders-five-four = 5-4 attınız, boş pullar aynı. Bir daha bakın.
builders-five-four-why = 10’daki ile 9’daki, 5. hanede buluşur. Üç boş pulla 36 zarın { $makes } tanesi bu kapıyı alır.
builders-wall = Üç boş pulunuz var. Dört el içinde 5. kapınızı alın.

anchors-title = Karşı tarafta güvenli bir yer
anchors-idea = Rakibin iç sahasında aynı hanede duran iki pulunuz bir çapadır. Ne olursa olsun oraya her zaman girebilirsiniz.
anchors-four-four = 4-4 attınız. Okları izleyin: gerideki pullarınız birlikte ilerliyor.
anchors-four-four-why = En iyi çapa 20. hanedir: çıkışa yakındır ve rakibiniz artık o kapıyı alamaz.
anchors-from-bar = 5-4 attınız. Girin ve hemen bir çapa kurun.
anchors-from-bar-why = 5 ile 20. haneye girersiniz, 4 de öteki pulu oraya getirir.
anchors-join = 4-2 attınız. Karşı taraftaki iki pulunuz tek tek duruyor. Onları buluşturun.
anchors-join-why = 20. hanedeki açık pulunuzu rakibin 36 zarından { $hits } tanesi kırardı. Artık o bir çapa.
anchors-safe = Çok geç olmadan 20. hanede çapa kurun. Altı eliniz var.
