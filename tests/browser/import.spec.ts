// Imports into the library from outside the page: dropped, opened by the system, or shared by other programs.
import { expect, test } from '@playwright/test';
import { Library, sample } from './library';
import { Table } from './table';

const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10';
const match = () => sample('seven-points.mat').toString('utf8');

test('a file and a text dropped on the page are imported', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  await library.open();
  const file = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.mat', { type: 'text/plain' }));
    return data;
  }, match());
  await page.dispatchEvent('body', 'drop', { dataTransfer: file });
  await library.agree();
  await library.count('1 saved');
  const text = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    return data;
  }, XGID);
  await page.dispatchEvent('body', 'drop', { dataTransfer: text });
  await library.agree();
  await library.count('2 saved');
  expect(problems).toEqual([]);
});

test('a file opened by the system with the installed game is imported', async ({ page }) => {
  await page.addInitScript((text) => {
    const handle = { getFile: () => Promise.resolve(new File([text], 'opened.mat')) };
    const launchQueue = { setConsumer: (take: (launch: object) => void) => take({ files: [handle] }) };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
  }, match());
  const library = new Library(page);
  await page.goto('./#/library');
  await library.agree();
  await library.count('1 saved');
});

test('text shared by another program is imported once, and removed from the address', async ({ page }) => {
  const library = new Library(page);
  await page.goto(`./?title=Look&text=${encodeURIComponent(XGID)}#/library`);
  await library.agree();
  await library.count('1 saved');
  expect(new URL(page.url()).search).toBe('');
  await library.open();
  await page.reload();
  await library.count('1 saved');
  await expect(library.import()).toBeHidden();
});
