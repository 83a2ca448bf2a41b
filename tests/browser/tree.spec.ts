// A whole game of backgammon by the accessibility tree only: roles and names are read, and buttons are found by them.
import { expect, test } from '@playwright/test';
import { withSettings } from './stored';
import { Table } from './table';

test('a whole game of 15 checkers a side from the accessibility tree alone', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.goto(`./?seed=${'0114'.padEnd(64, '0')}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  await press('New game');
  await page.getByRole('radio', { name: 'Two players, one device' }).press('Space');
  await press('Start');

  /** Returns the enabled buttons by their accessible names. */
  const buttons = async () => {
    const tree = await page.locator('body').ariaSnapshot();
    const lines = tree.matchAll(/- button "((?:[^"\\]|\\.)*)"(.*)/g);
    return [...lines].filter(([, , state]) => !state.includes('[disabled]')).map(([, name]) => name);
  };
  const said = () => page.locator('.said').innerText();

  const heard = new Set<string>();
  let moves = 0;
  for (;;) {
    const names = await buttons();
    if (names.includes('Next game')) break;
    const origin = names.find((name) => /can move with/.test(name));
    if (origin) {
      const die = /can move with (\d)/.exec(origin)?.[1] ?? '';
      await page.getByRole('button', { name: origin, exact: true }).first().press(die);
      moves += 1;
    } else {
      const next = ['Take', 'Done', 'Roll'].find((name) => names.includes(name));
      // Nothing can be pressed while a lost turn is being announced. A roll is shown once it is stored: the button may
      // have gone since the tree was read, which is then read again.
      const pressed = next && page.getByRole('button', { name: next, exact: true }).press('Enter', { timeout: 2_000 });
      if (pressed) await pressed.catch(() => undefined);
    }
    const words = await said();
    for (const kind of [/goes first/, /rolls \d-\d/, /No legal move/, /Hit|is hit/, /: .* to /]) {
      if (kind.test(words)) heard.add(kind.source);
    }
  }
  expect(moves).toBeGreaterThan(40);
  // Each kind of event was announced.
  expect([...heard].sort()).toContain('rolls \\d-\\d');
  expect([...heard]).toContain(': .* to ');
  expect(await said()).toMatch(/wins a/);
});

test('a new sentence is read alone: no live region that is read as a whole has another one in it', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  const spoken = () =>
    page.locator('.said').evaluate((said) =>
      [said, ...said.querySelectorAll('*')]
        // A status is atomic by default: each change is announced in full.
        .filter((one) => one.getAttribute('aria-atomic') === 'true' || (one.role === 'status' && one.ariaAtomic !== 'false'))
        .map((one) => one.querySelectorAll('p').length),
    );
  await expect(page.locator('.said [aria-live=polite]')).toHaveCount(2);
  for (const paragraphs of await spoken()) expect(paragraphs).toBeLessThan(2);
  await table.movable().first().click();
  const regions = page.locator('.said > p');
  await expect(regions.filter({ hasText: / to \d+\.$/ })).toHaveCount(1);
});
