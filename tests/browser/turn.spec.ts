// One turn: taps, using the other die, undo, drags, and explanations of illegal moves.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Reads a player's turn and dice from the page. */
async function begun(table: Table) {
  await table.begin({ animated: true });
  const dice = await table.button(/^Dice/).getAttribute('aria-label');
  return (dice?.match(/\d/g) ?? []).map(Number);
}

test('a tap moves by the first die and then moves the checker on; another tap, Undo and a tap on the dice change that', async ({ page }) => {
  const table = new Table(page);
  const [high, low] = await begun(table);
  // The first turn has no double, and Done waits for a complete play.
  await expect(table.button(/offer a double/)).toHaveCount(0);
  await expect(table.button('Done')).toBeDisabled();
  await table.button(/^13 point, five/).click();
  const between = table.button(new RegExp(`^${13 - high} point,`));
  await expect(between).toHaveAccessibleName(new RegExp(`can move with ${low}$`));
  await between.click();
  const end = table.button(new RegExp(`^${13 - high - low} point,`));
  await expect(end).toHaveAccessibleName(/press to undo$/);
  await expect(table.button('Done')).toBeEnabled();
  await end.click();
  await expect(between).toHaveAccessibleName(new RegExp(`can move with ${low}$`));
  await table.button('Undo').click();
  await expect(table.button(/^13 point, five/)).toBeVisible();
  await table.button(/^Dice/).click();
  await expect(table.button(`Dice ${low}-${high}, swap`)).toBeVisible();
  await table.button(/^13 point, five/).click();
  await expect(table.button(/^13 point, four/)).toBeVisible();
  await table.button('Undo').click();
  await expect(table.button(/^13 point, five/)).toBeVisible();
  await expect(table.button('Undo')).toBeDisabled();
});

test('a checker is dragged by both dice at once; an action that is not allowed explains why and changes nothing', async ({ page }) => {
  const table = new Table(page);
  const [high, low] = await begun(table);
  await table.drag('13 point', `${13 - high - low} point`);
  await expect(table.button(/^13 point, four/)).toBeVisible();
  await expect(table.button('Done')).toBeEnabled();
  // The second click of a double click does not roll for the opponent.
  await table.button('Done').dblclick();
  await expect(table.button('Roll')).toBeEnabled();
  const before = await table.button(/^13 point/).getAttribute('aria-label');
  await table.button(/^13 point/).click();
  await expect(table.strip('Notice')).toContainText('Roll the dice first.');
  await expect(table.button(/^13 point/)).toHaveAccessibleName(before ?? '');
});
