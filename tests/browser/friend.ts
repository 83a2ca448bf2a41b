// Player in a game with a friend, in a separate browser; finds elements by role and name.
import { type Browser, type BrowserContextOptions, type Page, expect } from '@playwright/test';
import { take } from './in-page';
import { choose } from './table';

/** One of the two players, on a separate device. */
export class Friend {
  constructor(readonly page: Page) {}

  static async at(browser: Browser, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    return new Friend(await context.newPage());
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true });
  /** Link back to the list of games. */
  back = () => this.page.getByRole('main').getByRole('link', { name: 'Friends', exact: true });
  field = () => this.page.getByRole('textbox', { name: /^Link for/ });
  told = () => this.page.getByRole('alert');
  /** Instruction for the next step. */
  now = (text: string | RegExp) => this.page.getByRole('region', { name: 'Game', exact: true }).getByText(text);
  /** Button that ends a turn; over a direct connection, no link is created. */
  done = () => this.page.getByRole('button', { name: /^(Send|End turn and get link)$/, disabled: false });
  movable = () => this.page.getByRole('button', { name: /can move with/ });

  /** Returns the link to send. */
  async link() {
    await expect(this.field()).toHaveValue(/#t=/);
    return this.field().inputValue();
  }

  /** Opens a link, as if from a messenger. */
  async open(link: string) {
    await this.page.goto(link);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Region with the status of a direct connection. */
  live = () => this.page.getByRole('region', { name: 'Play live' });

  /** Returns `true` if the player has something to do. */
  isDue = () => this.button('Roll').or(this.movable()).or(this.done()).first().isVisible();

  /** Returns the link field, which the list of games shows on request. */
  async pasteField() {
    const field = this.page.getByRole('textbox', { name: 'Link from your friend' });
    const open = this.button('Open a link');
    await expect(field.or(open).first()).toBeVisible();
    if (!(await field.isVisible())) await open.click();
    return field;
  }

  /** Opens a link by pasting it. */
  async paste(link: string) {
    await (await this.pasteField()).fill(link);
    await this.button('Open').click();
  }

  /** Ends the direct connection. */
  async disconnect() {
    await this.more();
    await this.button('Disconnect').click();
  }

  /** Opens the additional actions. */
  async more() {
    const more = this.button('More');
    if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
  }

  /** Shows the spectator link. */
  async letOthersWatch() {
    await this.more();
    await this.page.getByText('Let others watch').click();
  }

  /** Creates an invitation to a match. */
  async invite(name: string, points: string, cube = 'Friendly', days = 'No time limit', clock?: [string, string]) {
    await this.page.goto('./#/friend');
    await this.button('Invite a friend').click();
    await this.link();
    await this.button('Change the game').click();
    await this.page.getByRole('textbox', { name: /^Your name/ }).fill(name);
    const pick = (group: string, words: string) => choose(this.page.getByRole('group', { name: group }), words);
    await pick('Length', points === '1' ? '1 point' : `${points} points`);
    await this.page.getByText('Cube, clock and more', { exact: true }).click();
    await pick('Cube', cube);
    await pick('Time per turn', days);
    if (clock) {
      const [kind, minutes] = clock;
      await pick('Clock', kind);
      await pick('Minutes per point', minutes);
    }
    await this.button('Get the link').click();
    return this.link();
  }

  /** Accepts the invitation in a link. */
  async accept(link: string, name: string) {
    await this.open(link);
    await this.page.getByRole('textbox', { name: /^Your name/ }).fill(name);
    await this.button('Accept and play').click();
    return this.link();
  }

  /** Waits until the acceptance has started the game. */
  begun = () => expect(this.page.getByRole('group', { name: 'Board' })).toBeVisible();

  /** Waits for the next step and returns it. */
  due = () => this.page.evaluate(take<'due'>, 'due');

  /** Makes the first legal play, and sends it. */
  async play() {
    await this.page.evaluate(take, 'send');
  }
}

/** Opens a browser with microphone permission, which exposes numeric addresses that need no name resolution. */
export const reachable = (browser: Browser) => Friend.at(browser, { permissions: ['microphone'] });

/** Connects both players: `one` sends an invitation or turn as a live link, and `other` answers. */
export async function connect(one: Friend, other: Friend) {
  await one.page.getByRole('button', { name: /^Play live/ }).click();
  await expect(one.field()).toHaveValue(/#l=/);
  const offer = await one.field().inputValue();
  await other.open(offer);
  const accept = other.button('Accept and play');
  await expect(accept.or(other.field()).first()).toBeVisible();
  if (await accept.isVisible()) await accept.click();
  await expect(other.field()).toHaveValue(/#l=/);
  const answer = await other.field().inputValue();
  await one.paste(answer);
  for (const player of [one, other]) await expect(player.live()).toContainText('Connected');
  return { offer, answer };
}

/** Waits until one of the two players has something to do, and returns that player first. */
export async function untilDue([one, other]: [Friend, Friend]): Promise<[Friend, Friend]> {
  const due = () => Promise.all([one.isDue(), other.isDue()]);
  await expect(async () => expect((await due()).filter(Boolean)).toHaveLength(1)).toPass();
  return (await one.isDue()) ? [one, other] : [other, one];
}

/** Sends a player's link to the other. */
export async function send(from: Friend, to: Friend) {
  await to.open(await from.link());
  // Until the page has processed the link, it still shows the last link that its player sent.
  await expect(to.page).not.toHaveURL(/#t=/);
}

/** Plays until a player may double, and returns that player first. */
export async function untilCube([one, other]: [Friend, Friend]): Promise<[Friend, Friend]> {
  for (;;) {
    switch (await one.due()) {
      case 'cube':
        return [one, other];
      case 'play':
        await one.play();
        break;
      default:
    }
    await send(one, other);
    [one, other] = [other, one];
  }
}
