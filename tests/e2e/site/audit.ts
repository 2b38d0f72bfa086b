import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Milliseconds for further checks: on a slow machine one takes seconds. */
const LOOKS = 30_000;

/** Expects no axe violations once the page is stable. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await axeFaults(page);
  // A single check may catch the page between two states; lasting violations show in every check.
  if (found.length > 0) await expect.poll(() => axeFaults(page), { timeout: LOOKS }).toEqual([]);
}

/**
 * Axe violations of the page in its current state, or of the open modal dialog: the page behind it is inert, and is checked
 * without it. Only violations are reported and frames are not injected, since none is another site's: three times as fast.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await endTransitions(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (await page.evaluate(() => document.querySelector('dialog:modal') !== null)) axe.include('dialog[open]');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** With reduced motion a transition takes no time but ends in a later frame, so axe could see a colour in between. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

/** Expects no horizontal scrolling once the page is stable. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}
