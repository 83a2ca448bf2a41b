// A player at the page: finds elements by role and name, operates them, and waits for the page.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { take } from './in-page';
import { GAME, SETTINGS, STILL, begun } from './stored';

/** Returns a seed of 64 hexadecimal digits that begins with `start`. */
export const seed = (start: string) => start.padEnd(64, '0');

/** Disables browser storage on all later pages, as a private window may. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });

/** Returns an option in a group by its label, which the option's input covers, so that the whole label is clickable. */
export const choice = (group: Locator, words: string | RegExp) =>
  group.locator('label').filter({ has: group.page().getByText(words, { exact: true }) });

/** Chooses an option in a group by its label. */
export const choose = (group: Locator, words: string | RegExp) => choice(group, words).click();

/** Gives later pages a computer player that thinks forever: its worker never receives a message. */
export const endlessThought = (page: Page) =>
  page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage() {}
    };
  });

/** Pulls a sheet with a finger, from one height on the screen to another. */
export async function pull(sheet: Locator, from: number, to: number) {
  for (const [kind, y] of [['touchstart', from], ['touchmove', to], ['touchend', to]] as const) {
    await sheet.evaluate((node, [kind, y]) => {
      const finger = new Touch({ identifier: 1, target: node, clientX: 200, clientY: Number(y) });
      const touches = kind === 'touchend' ? [] : [finger];
      node.dispatchEvent(new TouchEvent(String(kind), { bubbles: true, touches, changedTouches: [finger] }));
    }, [kind, y]);
  }
}

export class Table {
  /** Console errors. */
  readonly problems: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
    });
  }

  /**
   * Opens the page. With a seed, the dice are reproducible and the game is the usual one; without a seed, it is a first
   * visit.
   */
  async visit(dice?: string) {
    await this.page.goto(dice ? `./?seed=${seed(dice)}` : './');
    await expect(this.page.getByRole('group', { name: 'Board' })).toBeVisible();
  }

  /** Opens the page, and on a first visit starts the game that it offers. */
  async open(dice?: string) {
    await this.visit(dice);
    if (!dice) await this.accept();
  }

  /** Stores these texts before the page opens for the first time, but not on a reload. */
  async found(texts: Record<string, string>) {
    await this.page.addInitScript((texts) => {
      if (!sessionStorage.getItem('once')) for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
      sessionStorage.setItem('once', 'yes');
    }, texts);
  }

  /**
   * Opens the page with a stored game between two people, for money or in a match to `points`. White has 3 and 2 to
   * play, as in the first new game after `open('04')`. Starting a game is tested in the files `new-game`, `keyboard`,
   * `moments`, `motion` and `touch`. Animations, which take half of a turn's time, are off by default.
   */
  async begin({ points, animated }: { points?: number; animated?: boolean } = {}) {
    await this.found({ ...begun(points), ...(animated ? {} : { [SETTINGS]: STILL }) });
    await this.open('04');
    await this.placed();
  }

  /**
   * Opens the page with a stored game from `tests/data/near_end`, some turns before its end. The games were played as
   * `turn` plays, so the rest follows from their seeds; `short` is a match with a single game. Black is another person
   * or the computer.
   */
  async nearEnd(name: 'match' | 'long' | 'short', { black = 'person', animated = false } = {}) {
    const people = readFileSync(new URL(`../data/near_end/${name}.jsonl`, import.meta.url), 'utf8').trim();
    const computer = people.replace('"black":"person"', `"black":{"computer":"${black}"}`);
    await this.found({ [GAME]: black === 'person' ? people : computer, ...(animated ? {} : { [SETTINGS]: STILL }) });
    await this.open();
    await this.placed();
  }

  /** Waits until all 24 points, the bars and the trays exist: the page builds them in batches. */
  async placed() {
    const board = this.page.getByRole('group', { name: 'Board' });
    await expect(board.locator('.spot[id]')).toHaveCount(28);
  }

  button = (name: string | RegExp) =>
    this.page.getByRole('button', { name, exact: typeof name === 'string' });
  /** Contents of the live regions: the last sentence and the one before it. */
  status = () => this.page.locator('.said');
  movable = () => this.page.getByRole('button', { name: /can move with/ });
  /** Returns a question, which takes the focus, another strip, or the result of a game. */
  strip = (name: string | RegExp) =>
    this.page
      .getByRole('alertdialog', { name })
      .or(this.page.getByRole('group', { name }))
      .or(this.page.getByRole('region', { name }).and(this.page.locator('.end-card')));
  plays = () => this.page.getByRole('table', { name: 'Plays' });
  score = (player: string) =>
    this.page.getByRole('region', { name: player }).getByRole('button', { name: /^Score/ });

  /** Starts the game offered on a first visit, unless a choice has already been made. */
  async accept() {
    await this.page.locator('.side').waitFor({ state: 'attached', timeout: 5_000 }).catch(() => {});
    const play = this.button('Play the computer');
    if (await play.isVisible()) await play.click();
  }

  /** Opens the menu on a phone; a wide page shows the buttons for a new game beside the board. */
  async menu() {
    await this.accept();
    const beside = this.page.locator('.bar-new');
    await expect(beside).toBeAttached();
    if (!(await beside.isVisible())) await this.button('Menu').click();
  }

  /** Opens the resignation question through the menu. */
  async askToResign() {
    await this.button('Menu').click();
    await this.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Resign' }).click();
  }

  /** Starts a new game, on a phone from the menu, with these options: "group: chip" or the label of a switch. */
  async newGame(...choices: string[]) {
    await this.menu();
    await this.button('New game').filter({ visible: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'New game' });
    await dialog.getByText(/^Options/).click();
    await dialog.getByText('More rules').click();
    // The form opens with one game without a cube; a test that names no length plays for money.
    const money = choices.some((choice) => choice.startsWith('Play for')) ? [] : ['Play for: Money game'];
    for (const choice of [...money, ...choices]) {
      const [group, chosen] = choice.split(': ');
      const name = group === 'Play for' && /^\d+$/.test(chosen) ? `${chosen} ${chosen === '1' ? 'point' : 'points'}` : chosen;
      if (!name) {
        await dialog.getByRole('checkbox', { name: choice }).check();
        continue;
      }
      await choose(dialog.getByRole('group', { name: group }), name);
    }
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Exports everything from the open settings; returns the path of the file. */
  async savedFile(): Promise<string> {
    const saving = this.page.waitForEvent('download');
    await this.button('Export').click();
    return (await saving).path();
  }

  /** Returns the number of the computer's turns in the move list. */
  private computersTurns = () =>
    this.plays().evaluate((list) => {
      const names = [...list.querySelectorAll('thead th')].map((one) => one.textContent);
      const column = names.indexOf('Computer');
      const told = [...list.querySelectorAll('tbody tr')].map((row) => row.children[column]?.textContent ?? '');
      return told.filter((turn) => turn !== '' && !turn.includes('to play')).length;
    });

  /** Waits until the computer has made a turn. */
  async answered() {
    await expect.poll(this.computersTurns, { timeout: 60_000 }).toBeGreaterThan(0);
  }

  /** Plays on until the computer has to think. */
  async untilItThinks() {
    const thinking = this.page.locator('.player.thinking');
    await this.opening();
    await expect(thinking.or(this.movable()).first()).toBeVisible();
    if (!(await thinking.isVisible())) await this.turn();
    await expect(thinking).toBeVisible();
  }

  /** Rolls the opening roll until it is not a tie. */
  async opening() {
    await this.page.evaluate(take, 'opening');
  }

  /** Waits until a player at this page has something to do, and returns it. */
  whatNow = () => this.page.evaluate(take<'look'>, 'look');

  /**
   * Plays the turn on the table: always the rearmost checker, by the first die that moves it. The page itself presses
   * the die's key on the points, which takes a tenth of the processor time of clicks from outside. Clicks, taps, drags
   * and keys are tested in the files `smoke`, `turn`, `touch`, `hands`, `keyboard` and `keys`.
   */
  async turn() {
    await this.page.evaluate(take, 'turn');
  }

  /** Drags the top checker of one place to another. */
  async drag(from: string, to: string) {
    const centre = async (name: string) => {
      const places = this.button(new RegExp(`^${name},`));
      const box = await (name === 'Off' ? places.first() : places).boundingBox();
      if (!box) throw new Error(`${name} is not on the page`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [a, b] = [await centre(from), await centre(to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await this.page.mouse.move(b.x, b.y);
    await this.page.mouse.up();
  }

  /** Rolls, and waits until the dice are shown, which is when they have been stored. */
  async roll() {
    await this.page.evaluate(take, 'roll');
  }

  /** Resigns a single game, which the opponent accepts. */
  async resign() {
    await this.page.evaluate(take, 'resign');
  }

  /** Plays on until the game is over; `beforeRoll` may act instead of a roll. */
  async toTheEnd(beforeRoll?: () => Promise<boolean>) {
    if (!beforeRoll) {
      await this.page.evaluate(take, 'rest');
      return;
    }
    for (;;) {
      switch (await this.whatNow()) {
        case 'over':
          return;
        case 'answer':
          await this.button(/^(Take|Accept)$/).click();
          break;
        case 'roll':
          if (!(await beforeRoll())) await this.roll();
          break;
        default:
          await this.turn();
      }
    }
  }
}
