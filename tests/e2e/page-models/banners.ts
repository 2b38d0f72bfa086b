import { expect, type Locator, type Page } from '@playwright/test';

/** A carousel of banners. */
export class Banners {
  private readonly region: Locator;

  constructor(
    private readonly page: Page,
    name: string,
  ) {
    this.region = page.getByRole('region', { name });
  }

  /** CSS pixels between the first and the second banner. */
  async spacing(): Promise<number> {
    const slides = this.region.getByRole('group');
    await slides.nth(1).waitFor({ state: 'attached' });
    const [first, second] = await slides.evaluateAll((found) => found.map((slide) => slide.getBoundingClientRect()));
    if (!first || !second) throw new Error('There are no two banners.');
    return Math.max(first.left, second.left) - Math.min(first.right, second.right);
  }

  /** Checks how long a change of banners takes without reduced motion. */
  async expectSpeed(milliseconds: number): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => this.region.evaluate(durationsOfChange)).toContain(milliseconds);
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
  }
}

/** Runs in the page in one call: on a slow machine two calls may take longer than the change. */
function durationsOfChange(region: Element): number[] {
  const other = region.querySelector('button[aria-current="false"]');
  if (other instanceof HTMLElement) other.click();
  return region
    .getAnimations({ subtree: true })
    .filter((animation) => !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition))
    .map(({ effect }) => Number(effect?.getTiming().duration));
}
