// Board input by keyboard and voice: arrow keys, typed notation, lists, and a focus that is never lost.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a turn in a game between two people, without a pointer. */
async function begun(table: Table) {
  await table.begin({ animated: true });
}

test('arrow keys move from point to point, Home and End to the bar and the tray, and plays can be typed in notation', async ({ page }) => {
  const table = new Table(page);
  await begun(table);
  const press = async (key: string, name: RegExp) => {
    await page.keyboard.press(key);
    await expect(page.locator('.spot:focus')).toHaveAccessibleName(name);
  };
  await table.button(/^6 point/).focus();
  await press('ArrowRight', /^5 point/);
  await press('ArrowLeft', /^6 point/);
  await press('ArrowLeft', /^Bar/);
  await press('ArrowLeft', /^7 point/);
  await press('ArrowUp', /^18 point/);
  await press('ArrowUp', /^18 point/);
  await press('Home', /^Bar/);
  await press('End', /^Off/);
  await press('ArrowLeft', /^1 point/);
  await table.button('Undo').focus();
  await press('ArrowDown', /^1 point/);
  // A play is typed in notation, and invalid text is explained.
  const dice = await table.button(/^Dice/).getAttribute('aria-label');
  const [high, low] = (dice?.match(/\d/g) ?? []).map(Number);
  await page.keyboard.press('/');
  const field = page.getByRole('textbox', { name: 'Type a play' });
  await expect(field).toBeFocused();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText("isn't a move");
  await field.fill(`13/${13 - high}/${13 - high - low}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(table.button('Done')).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(table.plays()).toContainText(`13/${13 - high - low}`);
  expect(table.problems).toEqual([]);
});

test('? lists the keys, b describes the position, r replays the last play, and the focus is never lost', async ({ page }) => {
  const table = new Table(page);
  await begun(table);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByRole('row', { name: /Double/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  const position = page.getByRole('dialog', { name: 'Position in words' });
  // The browser hides a dialog shortly before the page learns that it is closed.
  await expect(async () => {
    if (!(await position.isVisible())) await page.keyboard.press('b');
    await expect(position).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(position.getByRole('heading', { name: /^White: 167 pips/ })).toBeVisible();
  await expect(position).toContainText('Home board: five on 6.');
  await page.keyboard.press('Escape');
  await table.turn();
  // The animation of the play may be shorter than the time that a busy machine needs to check it.
  const moving = async () => {
    await page.keyboard.press('r');
    return page.evaluate(() => new Promise<number>((seen) => requestAnimationFrame(() => seen(document.getAnimations().length))));
  };
  await expect.poll(moving).toBeGreaterThan(0);
  // Pressing a key during the play's animation ends it.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  // The focus is not lost when the focused element disappears.
  await table.button('Double').focus();
  await page.keyboard.press('Enter');
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).focus();
  await page.keyboard.press('Enter');
  await table.button('Take').focus();
  await page.keyboard.press('Enter');
  await expect(table.button('Roll')).toBeFocused();
  expect(table.problems).toEqual([]);
});

test('a whole game is played by keyboard alone, guided by the accessibility tree', async ({ page }) => {
  const table = new Table(page);
  await table.open('05');
  await table.button('New game').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Two players, one device' }).press('Space');
  await dialog.locator('summary').filter({ hasText: /^Options/ }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Variant' }).selectOption('Hypergammon with one checker');
  await dialog.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(table.button('Roll')).toBeFocused();
  for (;;) {
    const now = await table.whatNow();
    if (now === 'over') break;
    if (now === 'move') {
      const place = table.movable().first();
      const die = /can move with (\d)/.exec((await place.getAttribute('aria-label')) ?? '')?.[1];
      if (die) await place.press(die);
    } else {
      await page.keyboard.press('Space');
    }
  }
  await expect(table.strip(/wins a/)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(table.problems).toEqual([]);
});

test('every button reachable with the Tab key shows both focus rings', async ({ page }) => {
  const table = new Table(page);
  await table.visit();
  await expect(page.locator('.first-facts')).toBeVisible();
  const ring = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--focus-out'));
  expect(ring).not.toBe('');
  const without: string[] = [];
  for (let nth = 0; nth < 16; nth += 1) {
    await page.keyboard.press('Tab');
    const shadow = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.matches('a, button')) return undefined;
      const { boxShadow, outlineStyle } = getComputedStyle(focused);
      return outlineStyle === 'solid' && boxShadow.endsWith(' 6px') ? undefined : focused.textContent ?? '';
    });
    if (shadow !== undefined) without.push(shadow);
  }
  expect(without).toEqual([]);
});
