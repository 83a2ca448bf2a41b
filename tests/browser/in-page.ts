// A player's steps, executed inside the page: each takes one request, where locators would need dozens.

/** A player's next action. */
export type Next = 'move' | 'done' | 'roll' | 'answer' | 'over';

/** Next step in a game with a friend; `send` if a link is shown. */
export type Due = 'cube' | 'play' | 'answer' | 'resignation' | 'send';

/** Steps and the types of their results. */
export interface Steps {
  look: Next;
  opening: void;
  turn: void;
  roll: void;
  /** Plays the rest of a game. */
  rest: void;
  /** Resigns a single game; the opponent accepts. */
  resign: void;
  due: Due;
  /** Makes the play in a game with a friend, and presses the button that ends the turn. */
  send: void;
}

/**
 * Performs a step and waits for the page. Runs in the page, so it cannot use anything outside this function. Buttons
 * are found by name, and pressed only while they are visible and enabled.
 */
export async function take<Step extends keyof Steps>(step: Step): Promise<Steps[Step]> {
  const name = (one: Element) => (one.ariaLabel ?? one.textContent ?? '').trim();
  const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const enabled = (one: Element) => one.ariaDisabled !== 'true' && !one.matches(':disabled');
  const buttons = (within: string) => [...document.querySelectorAll<HTMLElement>(`${within} button`)].filter(seen);
  const button = (within: string, ...names: string[]) => buttons(within).find((one) => names.includes(name(one)));
  const control = (name: string) => [button('nav', name)].find((one) => one && enabled(one));
  const points = () => [...document.querySelectorAll<SVGElement>('svg.board [aria-label]')];
  const movable = () => points().find((point) => /can move with/.test(name(point)));

  /** Waits until the page has rendered all consequences of a change, which needs no animation frame. */
  const settled = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage('');
    });

  /** Waits until `look` returns a value; it is called after each change of the page. */
  const until = <Answer>(look: () => Answer | undefined | false): Promise<Answer> =>
    new Promise((done, failed) => {
      let waits = false;
      const late = AbortSignal.timeout(60_000);
      const check = () => {
        waits = false;
        // On a first visit, the page asks how to begin.
        button('.first-visit', 'Play the computer')?.click();
        // In the first game, it holds big blunders back.
        if (button('.strip.asks', 'Try again')) button('.strip.asks', 'Keep my play')?.click();
        const answer = look();
        if (!answer && !late.aborted) return;
        changes.disconnect();
        late.onabort = null;
        if (answer) done(answer);
        else failed(new Error(`Nothing more to do for the step "${step}" within a minute`));
      };
      const changes = new MutationObserver(() => {
        if (!waits) void settled().then(check);
        waits = true;
      });
      changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      late.onabort = check;
      check();
    });

  const next = (): Next | undefined => {
    if (button('', 'Take', 'Accept')) return 'answer';
    // The button below the board is briefly present before the card that replaces it.
    if (button('.end-card', 'Next game', 'New match')) return 'over';
    if (movable()) return 'move';
    if (control('Done')) return 'done';
    return control('Roll') && 'roll';
  };

  /** Presses a button, if present, and waits for its effect. */
  const press = async (one?: HTMLElement) => {
    one?.click();
    await settled();
  };

  const said = () => document.querySelector('.said')?.textContent;
  /** Rolls. The dice are shown once they have been stored, when the announcement has changed. */
  const roll = async () => {
    const before = said();
    await press(await until(() => control('Roll')));
    await until(() => said() !== before);
  };

  /** Moves the first movable checker until none can move. */
  const moveAll = async () => {
    const names = () => points().map(name).join();
    for (let point = movable(); point; point = movable()) {
      const before = names();
      const key = /can move with (\d)/.exec(name(point))?.[1];
      point.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await until(() => names() !== before);
    }
  };

  const turn = async () => {
    if ((await until(next)) === 'move') await moveAll();
    if ((await until(next)) === 'done') await press(control('Done'));
  };

  /** Rolls the opening roll until it is not a tie; the message about a tie stays until the next roll is shown. */
  const opening = async () => {
    while ((await until(() => (button('nav', 'Done') ? 'begun' : control('Roll') && 'roll'))) === 'roll') await roll();
  };

  const rest = async () => {
    for (let what = await until(next); what !== 'over'; what = await until(next)) {
      if (what === 'answer') await press(button('', 'Take', 'Accept'));
      else if (what === 'roll') await roll();
      else await turn();
    }
  };

  const resign = async () => {
    for (const name of ['Menu', 'Resign', 'Single game', 'Accept']) {
      await press(await until(() => [button('', name)].find((one) => one && enabled(one))));
    }
    await until(() => button('.end-card', 'Next game', 'New match'));
  };

  /** Finds the button that ends a turn in a game with a friend; over a direct connection, no link is created. */
  const end = () => [button('', 'Send', 'End turn and get link')].find((one) => one && enabled(one));
  const send = async () => {
    await until(() => movable() ?? end());
    await moveAll();
    await press(await until(end));
  };
  const link = () =>
    [...document.querySelectorAll('input, textarea')].find((field) => {
      const { ariaLabel, labels } = field as HTMLInputElement;
      return seen(field) && (ariaLabel ?? labels?.[0]?.textContent ?? '').trim().startsWith('Link for');
    });
  const due = (): Due | undefined => {
    if (button('', 'Roll')) return 'cube';
    if (button('', 'End turn and get link')) return 'play';
    if (button('', 'Take')) return 'answer';
    if (button('', 'Accept')) return 'resignation';
    return link() && 'send';
  };

  const steps = { look: () => until(next), opening, turn, roll, rest, resign, due: () => until(due), send };
  return (steps[step] as () => Promise<Steps[Step]>)();
}
