import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Milliseconds for more looks: on a slow machine one takes some seconds. */
const LOOKS = 30_000;

/** Axe finds nothing on the page once it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await axeFaults(page);
  // A page may be on its way to another state at one look; what is wrong with it for good is found at every one.
  if (found.length > 0) await expect.poll(() => axeFaults(page), { timeout: LOOKS }).toEqual([]);
}

/**
 * What axe finds on the page as it stands. Of what it finds right nothing is wanted, and no frame is another site's: to
 * say so makes it three times as fast.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await endTransitions(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** With reduced motion a transition lasts no time, but ends in a later frame: a colour on its way is nobody's to read. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

/** Nothing makes the page wider than its window, once it stands. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}
