// The engine's workers, driven by a separate test page that `cargo xtask test` and `bench` build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type JSHandle, type Page } from '@playwright/test';

const here = import.meta.dirname;
/** Folder with the test page's program. */
const folder = process.env.HARNESS ?? path.join(here, '../../target/harness');

const lines = (file: string) => readFileSync(path.join(here, '../data', file), 'utf8').trim().split('\n');

/** Decisions in a whole match, one request each. */
export const match = lines('review.jsonl');

/** Expected figures for some of these decisions, by index; they are the same on every machine. */
export const expected = new Map(
  lines('review_answers.txt')
    .slice(0, -1)
    .map((line) => line.split(' '))
    .map(([place, digits]) => [Number(place), digits]),
);

/** Index of a doubling decision, and the figures of its rollout with 24 trials. */
export const rolledOut = lines('review_answers.txt').at(-1)?.split(' ') ?? [];

/** Request from the running game, as urgent as the computer's move. */
export const move = lines('engine_answers.jsonl')[2];

/** Event in a job, with its time in milliseconds since the page was opened. */
export interface Heard {
  what: string;
  number: number;
  digits: string;
  at: number;
}

/** Interface of the test page's program. */
interface Desk {
  review(lines: string): number;
  roll_out(line: string, trials: number): number;
  choose(message: string): number;
  stop(job: number): void;
  heard(job: number): string;
}

export class Harness {
  private constructor(
    private readonly page: Page,
    private readonly desk: JSHandle<Desk>,
  ) {}

  /** Opens the test page on the game's origin, with at most `most` workers. */
  static async open(page: Page, most: number): Promise<Harness> {
    await page.goto('./');
    const script = (await page.locator('meta[name=worker]').getAttribute('content')) ?? '';
    await page.context().route(/\/harness\.html$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Harness</title>' }),
    );
    await page.context().route(/\/harness(_bg\.wasm|\.js)$/, (route) =>
      route.fulfill({ path: path.join(folder, path.basename(route.request().url())) }),
    );
    await page.goto('./harness.html');
    const desk = await page.evaluateHandle(
      async ([script, most]) => {
        const program = new URL('harness.js', location.href).href;
        const { default: start, Desk } = await import(program);
        await start();
        return new Desk(script, most) as Desk;
      },
      [script, most] as const,
    );
    return new Harness(page, desk);
  }

  review = (lines: string[]) => this.desk.evaluate((desk, lines) => desk.review(lines), lines.join('\n'));
  rollOut = (line: string, trials: number) =>
    this.desk.evaluate((desk, [line, trials]) => desk.roll_out(line, trials), [line, trials] as const);
  choose = (message: string) => this.desk.evaluate((desk, message) => desk.choose(message), message);
  /** Stops a job; returns the time of the request. */
  stop = (job: number) =>
    this.desk.evaluate((desk, job) => {
      const now = performance.now();
      desk.stop(job);
      return now;
    }, job);

  /** Returns a job's events so far. */
  async heard(job: number): Promise<Heard[]> {
    const told = await this.desk.evaluate((desk, job) => desk.heard(job), job);
    const rows = told.split('\n').filter((row) => row !== '');
    return rows
      .map((row) => row.split('\t'))
      .map(([what, number, digits, at]) => ({ what, number: Number(number), digits, at: Number(at) }));
  }

  /** Waits until `count` results have arrived. */
  async found(job: number, count: number) {
    const found = async () => (await this.heard(job)).filter(({ what }) => what === 'found').length;
    await expect.poll(found, { timeout: 120_000 }).toBeGreaterThanOrEqual(count);
  }

  /** Waits for a job's last event, and returns all of its events. */
  async over(job: number): Promise<Heard[]> {
    await expect.poll(async () => (await this.heard(job)).at(-1)?.what, { timeout: 300_000 }).toBe('over');
    return this.heard(job);
  }
}
