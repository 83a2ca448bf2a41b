formula-keith = Keith sayımı (Tom Keith), yedide biri eklenmiş: siz { $own }, rakip { $opponent }. Farkınız en çok 4 fazlaysa vido deyin; rakip 2 fazladan itibaren kabul eder.
formula-kleinman = Kleinman ölçüsü (Danny Kleinman): (pip farkınız + 4)² ÷ (toplam pip − 4) = { $lead }² ÷ { $sum } = { $metric }, kazanma olasılığı %{ $chance }. { $double } üstünde vido deyin; rakip { $take } değerine kadar kabul eder.
formula-trice =
    62 kuralı (Walter Trice): { $own } pipinize karşı rakip en çok { $last } pip gerideyken kabul eder ({ $rule ->
        [short] pipleriniz − 5, 7’ye bölünür, aşağı yuvarlanır
       *[long] piplerinizin onda biri + 1, yukarı yuvarlanır
    }). Rakip { $double } pip geriden başlayarak vido deyin; şimdi { $behind } pip geride.
