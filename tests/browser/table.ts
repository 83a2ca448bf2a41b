// A player at the page: finds things by role and name, acts, and waits for what the page shows.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { GAME } from './stored';

/** A seed of 64 hexadecimal digits that begins with `start`. */
export const seed = (start: string) => start.padEnd(64, '0');

/** Takes the browser's store away from every page to come, as a private window may. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });

/** Gives the pages to come a computer player that thinks for ever: its worker is never asked. */
export const endlessThought = (page: Page) =>
  page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage() {}
    };
  });

/** Runs in the page: moves the first checker that can move until none can, or until the page shows nothing new. */
async function moveAll() {
  const names = () => {
    const points = [...document.querySelectorAll('svg.board [role=button], svg.board button')];
    return points.map((point) => point.getAttribute('aria-label') ?? '');
  };
  const next = () =>
    [...document.querySelectorAll<SVGElement>('svg.board [aria-label]')].find((point) => /can move with/.test(point.ariaLabel ?? ''));
  const changed = async (before: string) => {
    for (let frames = 0; frames < 300; frames += 1) {
      if (names().join() !== before) return true;
      await new Promise(requestAnimationFrame);
    }
    return false;
  };
  for (let point = next(); point; point = next()) {
    const before = names().join();
    const key = /can move with (\d)/.exec(point.ariaLabel ?? '')?.[1];
    point.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (!(await changed(before))) return;
  }
}

export class Table {
  /** What went wrong in the console, if anything did. */
  readonly problems: string[] = [];

  constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
    });
  }

  /**
   * Opens the page; with a seed the dice are the same each time, and the game is the usual one. Without, it is a first
   * visit: its card lies over the board until the first roll, which it does not keep anybody from.
   */
  async open(dice?: string) {
    await this.page.goto(dice ? `./?seed=${seed(dice)}` : './');
    await expect(this.page.getByRole('group', { name: 'Board' })).toBeVisible();
  }

  /** Puts this text into the browser's store before the page opens for the first time, and not when it is loaded again. */
  async found(key: string, text: string) {
    await this.page.addInitScript(
      ([key, text]) => {
        if (!sessionStorage.getItem('once')) localStorage.setItem(key, text);
        sessionStorage.setItem('once', 'yes');
      },
      [key, text],
    );
  }

  /**
   * Opens the page with a game of `tests/data/near_end` stored: some turns are left until it is over. The games were
   * played as `turn` plays, so what comes follows from their seeds. Black is another person or the computer.
   */
  async nearEnd(name: 'match' | 'long' | 'gammon', black: 'person' | 'beginner' = 'person') {
    const people = readFileSync(new URL(`../data/near_end/${name}.jsonl`, import.meta.url), 'utf8').trim();
    const computer = people.replace('"black":"person"', `"black":{"computer":"${black}"}`);
    const text = black === 'person' ? people : computer;
    await this.found(GAME, text);
    await this.open();
  }

  button = (name: string | RegExp) =>
    this.page.getByRole('button', { name, exact: typeof name === 'string' });
  /** What the live regions hold: the last sentence and the one before. */
  status = () => this.page.locator('.said');
  movable = () => this.page.getByRole('button', { name: /can move with/ });
  /** A question, which takes the focus, or another strip. */
  strip = (name: string | RegExp) => this.page.getByRole('alertdialog', { name }).or(this.page.getByRole('group', { name }));
  plays = () => this.page.getByRole('table', { name: 'Plays' });
  score = (player: string) =>
    this.page.getByRole('region', { name: player }).getByRole('button', { name: /^Score/ });

  /** Opens the menu where there is one: a wide page shows what is in it. */
  async menu() {
    const menu = this.button('Menu');
    await expect(menu.or(this.button('New game')).first()).toBeVisible();
    if (await menu.isVisible()) await menu.click();
  }

  /** Chooses a new game, on a phone from the menu: "group: chip" or the words of a switch, in order. */
  async newGame(...choices: string[]) {
    await this.menu();
    await this.button('New game').click();
    const dialog = this.page.getByRole('dialog', { name: 'New game' });
    await dialog.getByText(/^Options/).click();
    for (const choice of choices) {
      const [group, name] = choice.split(': ');
      if (!name) {
        await dialog.getByRole('checkbox', { name: choice }).check();
        continue;
      }
      await dialog.getByRole('group', { name: group }).getByText(name, { exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Saves everything from the settings, which are open: where the file lies. */
  async savedFile(): Promise<string> {
    const saving = this.page.waitForEvent('download');
    await this.button('Export').click();
    return (await saving).path();
  }

  /** Whether the opening roll is still to come. */
  isOpening = async () => !(await this.page.getByRole('navigation').getByRole('button', { name: /^(Undo|Double)$/ }).first().isVisible());

  /** How many turns of the computer's are in the list of plays. */
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

  /** Goes on until the computer has to think. */
  async untilItThinks() {
    const thinking = this.page.locator('.player.thinking');
    await this.opening();
    await expect(thinking.or(this.movable()).first()).toBeVisible();
    if (!(await thinking.isVisible())) await this.turn();
    await expect(thinking).toBeVisible();
  }

  /** The opening roll, as often as it takes: what says that it was tied stays until the next one is shown. */
  async opening() {
    const begun = this.page.getByRole('navigation').getByRole('button', { name: 'Undo' });
    await expect(async () => {
      if (await this.isOpening()) await this.button('Roll').click({ timeout: 5_000 });
      await expect(begun).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  /** Waits until somebody at this page has something to do, and says what. */
  async whatNow(): Promise<'move' | 'done' | 'roll' | 'answer' | 'over'> {
    const enabled = (name: string) =>
      this.page.getByRole('navigation').getByRole('button', { name, exact: true, disabled: false });
    const any = this.button(/^(Take|Accept)$/)
      .or(this.movable())
      .or(enabled('Done'))
      .or(enabled('Roll'))
      // The button below the board is there a moment before the card that takes its place.
      .or(this.page.locator('.end-card').getByRole('button', { name: /^(Next game|New match)$/ }))
      .first();
    await expect(any).toBeVisible({ timeout: 60_000 });
    // What it is may be gone by now; then the page shows something else to do.
    const name = await any.evaluate((found) => found.getAttribute('aria-label') ?? found.textContent ?? '', null, { timeout: 1_000 }).catch(() => '');
    if (/can move with/.test(name)) return 'move';
    switch (name.trim()) {
      case 'Take':
      case 'Accept':
        return 'answer';
      case 'Done':
        return 'done';
      case 'Roll':
        return 'roll';
      case 'Next game':
      case 'New match':
        return 'over';
      default:
        return this.whatNow();
    }
  }

  /**
   * Plays the turn on the table: always the checker furthest back, by the first die that moves it. The page presses the
   * die's key on the points itself, which takes a tenth of the processor's time of clicks from outside. What clicks, taps, drags and
   * keys do is tested where they are the subject: in the files `smoke`, `turn`, `touch`, `hands`, `keyboard` and `tree`.
   */
  async turn() {
    if ((await this.whatNow()) === 'move') await this.page.evaluate(moveAll);
    if ((await this.whatNow()) === 'done') await this.button('Done').click();
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

  /** Rolls, and waits until the dice are shown, which is when they are stored: until then the button is there. */
  async roll() {
    const before = await this.status().allInnerTexts();
    await this.button('Roll').click();
    await expect.poll(() => this.status().allInnerTexts()).not.toEqual(before);
  }

  /** Plays on by clicks until the game is over; `beforeRoll` may do something else than roll. */
  async toTheEnd(beforeRoll?: () => Promise<boolean>) {
    for (;;) {
      switch (await this.whatNow()) {
        case 'over':
          return;
        case 'answer':
          await this.button(/^(Take|Accept)$/).click();
          break;
        case 'roll':
          if (!(await beforeRoll?.())) await this.roll();
          break;
        default:
          await this.turn();
      }
    }
  }
}
