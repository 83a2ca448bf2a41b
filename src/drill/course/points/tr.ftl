# Kapı almak.

points-title = Kapı almak

home-points-title = Değerli kapılar
home-points-idea = Bir hanede (üçgende) iki pulunuz varsa orası sizin kapınızdır, rakibiniz gelemez. En iyi kapılar iç sahanızda (1’den 6’ya kadar olan hanelerde), elinizdekilerin yanı başındadır.
home-points-three-one = 3-1 attınız. Okları izleyin: herkesin ilk almak istediği kapıya gidiyorlar.
home-points-three-one-why = 5 kapısını aldınız. 5, 6 ve 8 sizdeyken rakibin gerideki pulları kolay kolay çıkamaz.
home-points-three-one-instead = Bu hamle kırar, ama rakibiniz yalnızca iki adım kaybeder; 2’deki pulunuz da tek kalır ve kırılabilir. Oklar ise kalıcı bir kapı aldırır.
home-points-five-two = 5-2 attınız. İki zarı birden kullanıp iç sahanızda yeni bir kapı alın.
home-points-five-two-why = 6 kapısının yanında artık 4 kapısı da sizin. 9’daki pul bunun için bekliyordu.
home-points-four-one = 4-1 attınız. Bu kez de iç sahada bir kapı alın.
home-points-four-one-why = Yine 5 kapısı. Birkaç kapı arasından seçebiliyorsanız çoğu zaman en değerlileri 5 ile 4’tür.
home-points-five-three = 5-3 attınız. İç sahanızda yeni bir kapı arayın; 5 ya da 4 olmasa da olur.
home-points-five-three-why = 3 kapısı biraz derinde kalır, ama iç sahadaki ikinci kapı yine de rakibin birçok zarını keser.
home-points-build = Beş hamle içinde 5 kapısını alın: oraya iki pul getirin.

covering-title = Açık pullarınızı kapatın
covering-idea = İyi bir hanedeki açık pul, yani tek başına duran pul, yarım kapıdır. Kırılıp baştan başlamadan yanına ikincisini getirin.
covering-one = 5-1 attınız, 5 hanesinde açık pulunuz var. Zarlardan biriyle onu güvene alın, öteki için de güvenli bir adım bulun.
covering-one-why = 6 hanesinden 1 oynayıp kapattınız. Açık kalsaydı rakibinizin 36 zarından { $hits } tanesi onu kırardı. İki zar 36 türlü gelebilir.
covering-both-dice = 5-3 attınız, açık pul aynı. İki zarı da tek pulla oynayıp onu kapatın.
covering-both-dice-why = 13’ten 8’e, oradan 5’e: tek pul, iki adım ve açık kalmadı.
covering-two-at-once = 6-1 attınız. 7’de ve 5’te birer açık pulunuz arkadaş bekliyor. İkisini de kapatın.
covering-two-at-once-why = Her birine bir zar. Artık 5, 6, 7 ve 8 sizin: yan yana dört kapı.
covering-close = Rakibinizin bir pulu barda; yalnızca iç sahanıza, 1’den 6’ya kadar olan hanelere girebilir. Altı kapıyı da alın, giremesin. 8 hamleniz var.

builders-title = Destek getirin
builders-idea = Kapı almak istediğiniz haneye en çok altı adım uzaktaki yedek pul destektir. Desteğiniz çoğaldıkça kapıyı daha çok zarla alırsınız.
builders-four-three = 4-3 attınız. İki desteğiniz 5 hanesine bakıyor: okları izleyin.
builders-four-three-why = Biri 9’dan, öteki 8’den geldi. Siz atmadan önce 36 zarın { $makes } tanesi 5 kapısını alıyordu.
builders-six-four = 6-4 attınız. 10, 9 ve 8’de yedek pullarınız var. İkisini iç sahada buluşturun.
builders-six-four-why = 10’daki ile 8’deki, 4 hanesinde buluşur.
builders-five-four = 5-4 attınız, destekler aynı. İkisi 4 hanesinde de 5 hanesinde de buluşabilir: daha değerli kapıyı alın.
builders-five-four-why = 10’daki ile 9’daki, 5 hanesinde, 6 kapınızın hemen yanında buluşur: yan yana iki kapıyı geçmek daha zordur. Üç destekle 36 zarın { $makes } tanesi bu kapıyı alır.
builders-five-four-instead = 4 kapısı iyidir, ama 6 kapınızın yanında boşluk bırakır. 5 kapısı bu boşluğu kapatır; rakibin gerideki pulları da en çok orada durmak ister.
builders-wall = Üç desteğiniz var. Dört hamle içinde 5 kapısını alın.

anchors-title = Karşı tarafta güvenli bir yer
anchors-idea = Rakibin iç sahasında aynı hanede duran iki pulunuz bir çapadır. Ne olursa olsun oraya her zaman girebilirsiniz.
anchors-four-four = 4-4 attınız. Okları izleyin: gerideki pullarınız birlikte ilerliyor, 13’ten de iki pul geliyor.
anchors-four-four-why = En iyi çapa 20 hanesindekidir: çıkışa yakındır, rakibiniz de artık o kapıyı alamaz. 13’ten gelen iki pul 9’da, iç sahanızda kapı almak için destek olarak bekler.
anchors-four-four-instead = Çapa doğru. Ama 8’den iki pul gidince üçüncüsü tek kalır: 36 zarın { $shots } tanesi onu kırar. 13’ten gelen iki pul ise kimseyi tek bırakmaz.
anchors-from-bar = 5-4 attınız, bir pulunuz barda. Girin ve hemen çapa kurun.
anchors-from-bar-why = 5 ile 20 hanesine girdiniz, 4 ile öteki pulu oraya getirdiniz.
anchors-join = 4-2 attınız, karşı taraftaki iki pulunuz da açıkta. Onları buluşturun, öteki zarı 13’ten oynayın.
anchors-join-why = 20 hanesindeki açık pulunuzu rakibin 36 zarından { $hits } tanesi kırardı. Şimdi orada çapanız var.
anchors-safe = Geç olmadan 20 hanesinde çapa kurun. Altı hamleniz var.
