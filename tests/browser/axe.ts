// Accessibility checks with axe-core.
import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** Returns each violated rule with the violating elements; if `rules` are given, only these are checked. */
export async function findings(page: Page, ...rules: string[]) {
  // A checker that is still fading in has too little contrast.
  await page.waitForFunction(() => !document.getAnimations().some(({ id }) => id === 'motion'));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    const checker: typeof axe = Reflect.get(window, 'axe');
    const only = rules.length > 0 ? { runOnly: rules } : {};
    const { violations } = await checker.run({ ...only, resultTypes: ['violations'], selectors: false });
    return violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
  }, rules);
  return violations.map(({ id, html }) => `${id}: ${html.join(' ')}`);
}
