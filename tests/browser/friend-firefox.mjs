// A game with a friend by links alone, Firefox against Chromium: what either writes the other reads.
import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';

const TURNS = 8;

/** Does one thing that is due; gives the link that has to be sent, if there is one. */
const STEP = `(() => {
  const links = [...document.querySelectorAll('.room-link input')].map((field) => field.value);
  const link = links.find((link) => link.includes('#t='));
  const button = (name) =>
    [...document.querySelectorAll('.friend-actions .button')].find((one) => one.textContent === name && !one.disabled);
  const spot = document.querySelector('.friend-room .spot[aria-label*="can move with"]');
  if (link && !spot) return link;
  if (spot) {
    spot.focus();
    const key = /can move with (\\d)/.exec(spot.getAttribute('aria-label'))[1];
    spot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  } else (button('End turn and get link') ?? button('Roll'))?.click();
  return '';
})()`;

/** Waits until an expression gives something else than `before` or nothing, and gives that. */
const other = (expression, before = '') => `new Promise((done, failed) => {
  const late = performance.now() + 60000;
  const look = () => {
    const found = ${expression};
    if (found && found !== ${JSON.stringify(before)}) done(found);
    else if (performance.now() > late) failed(new Error('in vain: ' + document.body.innerText));
    else requestAnimationFrame(look);
  };
  look();
})`;

const press = (name) => `[...document.querySelectorAll('button')].find((one) => one.textContent === '${name}')`;

/** A player in any browser that opens addresses and evaluates expressions. */
class Player {
  link = '';

  constructor(open, evaluate) {
    this.open = open;
    this.evaluate = evaluate;
  }

  async press(name) {
    await this.evaluate(other(`!!${press(name)}`));
    await this.evaluate(`${press(name)}.click()`);
  }

  /** Plays until there is a link to be sent. */
  async turn() {
    this.link = await this.evaluate(other(STEP, this.link));
    return this.link;
  }
}

/** Plays some turns, White in Firefox. */
export async function againstChromium(firefox, url) {
  const args = process.env.NO_SANDBOX ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: process.env.CHROME || undefined, args });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const white = new Player((address) => firefox.open(address, 1280, 800), (text) => firefox.evaluate(text));
    const black = new Player((address) => page.goto(address), (text) => page.evaluate(text));
    await white.open(`${url}#/friend`);
    await white.press('Invite a friend');
    await black.open(await white.turn());
    await black.press('Accept and play');
    let link = await black.turn();
    for (let turn = 0; turn < TURNS; turn += 1) {
      const player = turn % 2 === 0 ? white : black;
      await player.open(link);
      link = await player.turn();
      assert.match(link, /#t=/);
    }
    const pips = `[...document.querySelectorAll('.friend-player small:not(.due)')].map((one) => one.textContent).join()`;
    // White's page shows the board before the last turn, which it has not received.
    await white.open(link);
    await white.evaluate(other(`document.querySelector('.friend-player.bottom .due')?.textContent`));
    const [seen, played] = [await white.evaluate(pips), await black.evaluate(pips)];
    assert.equal(seen.split(',').reverse().join(), played);
  } finally {
    await browser.close();
  }
}
