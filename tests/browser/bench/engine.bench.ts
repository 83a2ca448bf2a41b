// Speed of the engine as shipped: requests to the page's own worker, timed by the page's clock.
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { answered } from '../worker';
import { print, share } from './figures';

/** Requests from `cargo xtask bench`: messages to the worker, and the number of legal plays of each roll. */
interface Asks {
  /** Close decisions, searched two rolls ahead. */
  plays: string[];
  /** Rolls whose plays are evaluated by the nets alone. */
  judged: { ask: string; plays: number }[];
  /** Rolls for which the bear-off tables are needed, with few checkers and with all. */
  twoSided: string;
  oneSided: string;
}

test('the engine', async ({ page, browser }) => {
  const asks: Asks = JSON.parse(readFileSync(process.env.ASKS ?? '', 'utf8'));
  await page.goto('./');
  const timed = async (messages: string[]) => (await page.evaluate(answered, messages)).map(({ ms }) => ms);
  // The first run lets the browser compile frequently used code.
  await timed(asks.judged.map(({ ask }) => ask));
  const judged = await timed(asks.judged.map(({ ask }) => ask));
  const few = judged.filter((_, nth) => asks.judged[nth].plays < 5);
  const many = asks.judged.map(({ plays }, nth) => ({ plays, ms: judged[nth] })).filter(({ plays }) => plays >= 200);
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const positions = sum(many.map(({ plays }) => plays));
  print(`Chromium ${browser.version()}`, {
    'rolls with 200 plays or more': many.length,
    'static evaluations a second, messages included': (1000 * positions) / sum(many.map(({ ms }) => ms)),
    'a roll with less than 5 plays, median, ms': share(few, 0.5),
  });
  const plays = await timed(asks.plays);
  print('2-ply plays', {
    decisions: plays.length,
    'median, ms': share(plays, 0.5),
    '95th percentile, ms': share(plays, 0.95),
    'longest, ms': share(plays, 1),
  });
  const tables = async (ask: string) => {
    const [, first, second] = await timed([asks.plays[0], ask, ask]);
    return first - second;
  };
  print('Bear-off tables, when first needed', {
    'two-sided, ms': await tables(asks.twoSided),
    'one-sided, ms': await tables(asks.oneSided),
  });
});
