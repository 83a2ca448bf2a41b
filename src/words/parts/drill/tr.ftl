formula-keith = Keith sayımı (Tom Keith), yedide biri eklenmiş: siz { $own }, rakip { $opponent }. Sizinki en çok 4 fazlaysa vido deyin; en az 2 fazlaysa rakip kabul eder.
formula-kleinman = Kleinman ölçüsü (Danny Kleinman): (pip farkınız + 4)² ÷ (toplam pip − 4) = { $lead }² ÷ { $sum } = { $metric }, kazanma olasılığı %{ $chance }. { $double } üstünde vido deyin; rakip { $take } değerine kadar kabul eder.
formula-trice =
    62 kuralı (Walter Trice): { $own } pipinize karşı rakip en çok { $last } pip gerideyken kabul eder ({ $rule ->
        [short] pipleriniz − 5, 7’ye bölünür, aşağı yuvarlanır
       *[long] piplerinizin onda biri + 1, yukarı yuvarlanır
    }). Rakip en az { $double } pip gerideyse vido deyin; şimdi { $behind } pip geride.
drill-own-about =
    { $due ->
        [0] Bugün çalışılacak bir şey yok
       *[other] Bugün çalışılacak: { $due }
    }
drill-own-all = toplam { $all }
drill-own-come = Tam unutmak üzereyken yeniden karşınıza çıkarlar.
drill-tomorrow = Yarına kadar: { $count } tane daha
drill-percent = %{ $number }
drill-start = Başla
drill-kind-about =
    { $kind ->
        [shots] Kaç zar kırar?
        [entering] Kaç zar bardan girer?
        [effective] Toplarken boşa giden pipler dahil
        [equity] Maçı kazanma olasılıkları, ezbere
        [neil] Her skorda kestirme tahmin
        [pips] Yarışı bir bakışta sayma
        [opening] Her ilk zarın en iyi hamlesi
        [reply] Rakibin ilk hamlesine en iyi yanıt
        [third] Açılış ve yanıttan sonraki en iyi hamle
        [take-point] Hangi skorda ne zaman kabul
        [gammon-value] Hangi skorda mars ne eder
        [bear-off] Boşa pip harcamadan toplama
        [bear-off-cube] Birkaç pul kala vido denir mi?
       *[race-cube] Dört formül, tek yanıt
    }
drill-theme-about =
    { $theme ->
        [blitz] Rakip çapa kurmadan saldırma
        [prime] Duvar örüp koruma
        [anchor] Rakibin iç sahasında kapı tutma
        [back-game] İki çapayla bekleme
        [holding-game] Bir kapıyı tutup fırsat kollama
       *[race] Temas bitti: kim önde?
    }
drill-openings-about = On beş açılış zarı, yanıtlar ve üçüncü zarlar, adları ve sayılarıyla
drill-sheets-about = Başkaları için dersler ve testler, her biri tek link
drill-best-run = En iyi: üst üste { $count }
drill-ask-play-about = En iyiye çok yakın hamleler de doğru sayılır.
drill-ask-take-about = Mars ve yeniden vido hesaba katılmaz; %2’ye kadar sapma doğru sayılır.
drill-ask-gammon-about = Para oyununda 0,5’tir; 0,05’e kadar sapma doğru sayılır.
drill-head-answer = Yanıt
drill-head-cost = Kayıp
drill-mark-yours = sizinki
drill-mark-game = oyunda
drill-history = Bu pozisyon
drill-today = bugün
drill-back =
    { $days ->
        [0] 10 dakika sonra geri gelir
        [one] Yarın geri gelir
       *[other] { $days } gün sonra geri gelir
    }
drill-session = Bu oturum
drill-seen =
    { $found ->
        [yes] { $count ->
            [one] Daha önce bir kez soruldu. Bildiniz.
           *[other] Daha önce { $count } kez soruldu. Son seferinde bildiniz.
        }
       *[no] { $count ->
            [one] Daha önce bir kez soruldu. Bilemediniz.
           *[other] Daha önce { $count } kez soruldu. Son seferinde bilemediniz.
        }
    }
drill-score-double = Rakip vido diyor: { $from } → { $to }.
drill-score-cube = Küp { $value } değerinde.
drill-score = Size { $own }, rakibe { $opponent } puan kaldı.
drill-from = { $date } tarihli maçınızdan.
drill-tables-about = Maç şansları, kabul sınırları, mars değerleri
drill-how =
    { $way ->
        [number] Yanıtınızı yazıp “Kontrol et”e basın. Sonra kesin yanıtı görürsünüz.
        [choice] Aşağıdan bir yanıt seçin. Sonra doğrusunu görürsünüz.
       *[play] Hamlenizi tahtada yapıp “Kontrol et”e basın. Sonra en iyisini ve nedenini görürsünüz.
    }
drill-record =
    { $what ->
        [best] En uzun seri
        [all] Şimdiye kadar
        [time] Yanıt süresi
       *[due] Tekrar edilecek
    }
drill-untried = henüz denenmedi
drill-lost-parts = { $answer }: kaybı { $loss }; vidodan { $double }, cevaptan { $reply }.
