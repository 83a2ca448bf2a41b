# Why a choice was worse than the best one: each a sentence with numbers.

reason-count =
    { $best ->
        [0] لا شيء
       *[other] { $best }
    }
reason-shots-best =
    { $best ->
        [0] لا تضرب أي رمية حجرًا مكشوفًا
       *[other] الرميات التي تضرب حجرًا مكشوفًا: { $best }
    }
reason-hits =
    { $checkers ->
        [1] الضرب في خانتك { $point }
       *[other] ضرب { $checkers } من الأحجار المكشوفة، أحدها في خانتك { $point }،
    } يُخسر الخصم { $pips } من الخطوات، { $enters ->
        [36] ويدخل بأي رمية.
       *[other] ويدخل بـ { $enters } من 36 رمية.
    }
reason-shots-one = الحجر المكشوف في خانتك { $point } تضربه { $made } من 36 رمية؛ وبعد أفضل نقلة، { reason-shots-best }.
reason-shots = { $made } من 36 رمية تضرب حجرًا مكشوفًا لك، منها { $blot } تضرب الذي في خانتك { $point }؛ وبعد أفضل نقلة، { reason-shots-best }.
reason-enters = يدخل الخصم بـ { $made } من 36 رمية؛ وبعد أفضل نقلة: { reason-count }.
reason-they-make = يملك الخصم خانتك { $point } بـ { $made } من 36 رمية؛ وبعد أفضل نقلة: { reason-count }.
reason-they-cover = يغطّي الخصم حجره المكشوف في خانتك { $point } بـ { $made } من 36 رمية؛ وبعد أفضل نقلة: { reason-count }.
reason-they-escape = يُخرج الخصم حجرًا خلفيًا إلى ما بعد خانتك 8 بـ { $made } من 36 رمية؛ وبعد أفضل نقلة: { reason-count }.
reason-you-make = إن لم يتغيّر شيء، تملك خانتك { $point } في دورك التالي بـ { $made } من 36 رمية؛ وبعد أفضل نقلة بـ { $best }.
reason-you-cover = إن لم يتغيّر شيء، تغطّي الحجر المكشوف في خانتك { $point } في دورك التالي بـ { $made } من 36 رمية؛ وبعد أفضل نقلة بـ { $best }.
reason-you-escape = إن لم يتغيّر شيء، تُخرج حجرًا خلفيًا إلى ما بعد خانتك 17 في دورك التالي بـ { $made } من 36 رمية؛ وبعد أفضل نقلة بـ { $best }.
reason-makes = أفضل نقلة تملك خانتك { $point }.
reason-breaks = نقلتك تتخلى عن خانتك { $point }، وأفضل نقلة تحتفظ بها.
reason-anchor = نقلتك تتركك دون خانة مملوكة في بيت الخصم؛ وأفضل نقلة لها واحدة في خانتك { $point }.
reason-prime = أفضل نقلة تملك { $best } من الخانات المتتالية أمام حجر للخصم، ونقلتك { $made }.
reason-wins = أفضل نقلة تفوز في { $best }% من الألعاب، ونقلتك في { $made }%.
reason-gammons-won = أفضل نقلة تفوز بمارس في { $best }% من الألعاب، ونقلتك في { $made }%.
reason-gammons-lost = نقلتك تخسر بمارس في { $made }% من الألعاب، وأفضل نقلة في { $best }%.
reason-replies = يكون الفرق بين النقلتين أكبر إذا رمى الخصم ⁦{ $first }⁩ أو ⁦{ $second }⁩ أو ⁦{ $third }⁩: هذه الرميات تكلّفك { $loss }.

reason-take-yours = لتقبل تحتاج إلى الفوز في { $needs }% من الألعاب؛ وأنت تفوز في { $has }%.
reason-take-theirs = ليقبل الخصم يحتاج إلى الفوز في { $needs }% من الألعاب؛ وأنت تترك له { $has }%.
reason-gammons-against = تنتهي { $share }% من الألعاب بمارس عليك؛ وقيمة المارس { $price }.
reason-gammons-for = تفوز بمارس في { $share }% من الألعاب؛ وقيمة المارس { $price }.
reason-dead-cube = إذا قبلت مات المكعب: لا تستطيع أن تضاعف ثانية. تحتاج إلى { $needs }%؛ وفي لعبة النقود تكفي { $money }%.
reason-score = عند هذه النتيجة تحتاج إلى { $needs }% لتقبل؛ وفي لعبة النقود { $money }%.
reason-market-lost = إذا انتظرت تخسر سوقك في { $count } من 1296 تتابعًا لرميتين ({ $share }%).
reason-market-kept =
    يمكنك الانتظار: { $count ->
        [0] لا يوجد تتابع لرميتين يخسرك سوقك.
       *[other] لا تخسر سوقك إلا في { $count } من 1296 تتابعًا لرميتين ({ $share }%).
    }
reason-window = تفوز في { $has }% من الألعاب؛ المضاعفة صحيحة من { $from }%، ومن { $to }% فما فوق وضعك أفضل من أن تضاعف.
reason-window-open = تفوز في { $has }% من الألعاب؛ المضاعفة صحيحة من { $from }%.
reason-last-roll = هذه الرمية تحسم اللعبة: تفوز { $wins } من 36 رمية، وبعد كل الرميات الأخرى يفوز الخصم. لن تأتي مضاعفة أخرى.
reason-nothing-to-lose = خسارة هذه اللعبة تعني خسارة المباراة: المضاعفة لا تخاطر بشيء.
reason-beaver =
    { $who ->
        [yours] أنت المرجّح حتى بعد المضاعفة: ردّ ببيفر.
        [theirs] بعد المضاعفة يصبح الخصم هو المرجّح، وسيردّ ببيفر.
       *[not] بعد المضاعفة يكون الخصم هو المرجّح: لا تردّ ببيفر.
    }
reason-score-doubles = عند هذه النتيجة تصحّ المضاعفة من { $from }%؛ وفي لعبة حرة من { $money }%.
