formula-keith = Keith sayımı (Tom Keith), yedide biri eklenmiş: sen { $own }, rakip { $opponent }. 4 fazlaya kadar katla; rakip 2 fazladan itibaren kabul eder.
formula-kleinman = Kleinman ölçüsü (Danny Kleinman): (pip farkın + 4)² ÷ (toplam pip − 4) = { $lead }² ÷ { $sum } = { $metric }, kazanma şansı %{ $chance }. { $double } üstünde katla; rakip { $take } değerine kadar kabul eder.
formula-trice =
    62 kuralı (Walter Trice): senin { $own } pipinle rakip en çok { $last } pip gerideyken kabul eder ({ $rule ->
        [short] piplerin − 5, 7’ye bölünür, aşağı yuvarlanır
       *[long] piplerinin onda biri + 1, yukarı yuvarlanır
    }). { $double } pipten itibaren katla; rakip { $behind } pip geride.
