// Sample files, and a page object for the library.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Table } from './table';

/** Returns a sample file. */
export const sample = (name: string) => readFileSync(new URL(`../data/matches/${name}`, import.meta.url));

/** Returns the seven-point match as a chosen file with this name. */
export const mat = (name: string) => ({ name, mimeType: 'text/plain', buffer: sample('seven-points.mat') });

export class Library {
  constructor(readonly page: Page) {}

  async open() {
    await this.page.goto('./#/library');
    await expect(this.page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
    await expect(this.page.getByText('Reading your games…')).toHaveCount(0);
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true });
  import = () => this.page.getByRole('dialog', { name: 'Import' });
  entries = () => this.page.getByRole('list', { name: 'Games' }).getByRole('listitem');
  count = (text: string) => expect(this.page.getByText(text, { exact: true })).toBeVisible();

  /** Imports files through the file input, and waits for the report. */
  async read(...files: { name: string; mimeType: string; buffer: Buffer }[]) {
    await this.page.getByLabel('Open files').and(this.page.locator('input')).setInputFiles(files);
    await expect(this.import().getByRole('button', { name: 'Cancel' }).or(this.import().getByRole('button', { name: 'Close' }))).toBeVisible();
  }

  /** Ticks all listed entries. */
  async selectAll() {
    const all = this.page.getByRole('checkbox', { name: 'Select all' });
    if (!(await all.isVisible())) await this.button('Select').click();
    await all.check();
  }

  async agree() {
    await this.import().getByRole('button', { name: 'Add to Games' }).click();
    await expect(this.import()).toBeHidden();
    await expect(new Table(this.page).status()).toContainText('Added to Games');
  }
}
