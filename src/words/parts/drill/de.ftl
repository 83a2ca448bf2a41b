formula-keith = Keith Count (Tom Keith), ein Siebtel aufgeschlagen: { $own } für dich, { $opponent } für den Gegner. Doppeln bis 4 mehr; der Gegner nimmt ab 2 mehr an.
formula-kleinman = Kleinman-Wert (Danny Kleinman): (Vorsprung in Pips + 4)² ÷ (alle Pips − 4) = { $lead }² ÷ { $sum } = { $metric }, das sind { $chance } % Siegchance. Doppeln über { $double }; der Gegner nimmt bis { $take } an.
formula-trice =
    Regel 62 (Walter Trice): Bei deinen { $own } Pips nimmt der Gegner bis zu { $last } Pips Rückstand an ({ $rule ->
        [short] deine Pips − 5, durch 7, abgerundet
       *[long] ein Zehntel deiner Pips + 1, aufgerundet
    }). Doppeln ab { $double } Pips; der Gegner liegt { $behind } zurück.
