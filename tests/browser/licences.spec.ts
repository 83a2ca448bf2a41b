// Authors and licences of third-party code, fetched on demand.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('the settings link to the licences of the included code', async ({ page }) => {
  const table = new Table(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await table.open();
  expect(asked.filter((url) => url.includes('licences'))).toEqual([]);
  await table.button('Settings').click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open-source licences' }).click();
  const text = (await opened).locator('body');
  await expect(text).toContainText(/leptos \d+\.\d+\.\d+: MIT/);
  await expect(text).toContainText('Permission is hereby granted');
  await expect(text).toContainText('Neil Kazaross');
  expect(table.problems).toEqual([]);
});
