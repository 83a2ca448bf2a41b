// The form of a new game: a number that cannot be is refused at its field, in words, and no game begins.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('a wrong match length, stake or time is refused at its field until it is mended', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.button('New game').click();
  const form = page.getByRole('dialog', { name: 'New game' });
  const field = (name: string | RegExp) => form.getByRole('spinbutton', { name });
  const refused = async (name: string | RegExp, wrong: string, limits: string, right: string) => {
    await field(name).fill(wrong);
    await form.getByRole('button', { name: 'Start' }).click();
    await expect(field(name)).toBeFocused();
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(limits);
    await expect(form.getByText(limits)).toBeVisible();
    await field(name).fill(right);
    await field(name).blur();
    await expect(field(name)).toHaveAttribute('aria-invalid', 'false');
    await expect(form.getByText(limits)).toHaveCount(0);
  };
  await form.getByText(/^Options/).click();
  await refused('Stake per point', '0', 'A whole number from 1 to 65535', '5');
  await refused(/^Match to/, '99', 'A whole number from 1 to 25', '13');
  await form.getByText('Bronstein', { exact: true }).click();
  await refused('Delay per turn in seconds', '61', 'A number from 0 to 60', '8');
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: /13-point match/ })).toBeVisible();
  expect(table.problems).toEqual([]);
});
