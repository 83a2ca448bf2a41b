// Accessibility checks by axe-core.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns each broken rule with the elements that break it; with `rules`, only these are checked. */
export async function findings(page: Page, ...rules: string[]) {
  // A checker that is still fading in has too little contrast.
  await page.waitForFunction(() => !document.getAnimations().some(({ id }) => id === 'motion'));
  // There are no frames of other origins, so axe need not open a second page for each report.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
