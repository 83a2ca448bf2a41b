// Helpers that find the lesson's card and wait for its steps.
import { expect, type Page } from '@playwright/test';
import { Table } from './table';

/** Title on the lesson card. */
export const TITLE = 'Learn backgammon in two minutes';
/** Number of steps. */
export const STEPS = 10;

/** Card beside the board. */
export const card = (page: Page) => page.getByRole('region', { name: TITLE });

/** Waits until the lesson has reached this step, counted from 1, and is waiting for the learner. */
export async function at(page: Page, step: number) {
  await expect(card(page).locator('progress')).toHaveAttribute('value', String(step));
  await expect(card(page).locator('.lesson-ask')).not.toBeEmpty();
}

/** Returns the requested button: the one at the ringed checker's place, or the one below the board. */
export async function asked(table: Table) {
  const ask = (await card(table.page).locator('.lesson-ask').textContent()) ?? '';
  const point = /on the (\d+) point$/.exec(ask)?.[1];
  const place = ask.endsWith('on the bar') ? 'Bar' : point && `${point} point`;
  if (place) return table.button(new RegExp(`^${place}, .*can move with`));
  return table.button(ask.replace('Press ', ''));
}

/** Answers each step with `press` until the lesson reaches this one. */
export async function goTo(table: Table, last: number, press: (step: number) => Promise<void>) {
  for (let step = 1; step < last; step += 1) {
    await at(table.page, step);
    await press(step);
  }
  await at(table.page, last);
}
