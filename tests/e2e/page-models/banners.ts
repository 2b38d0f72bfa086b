import type { Locator, Page } from '@playwright/test';

/** A carousel of banners, by its name. */
export class Banners {
  private readonly region: Locator;

  constructor(
    private readonly page: Page,
    name: string,
  ) {
    this.region = page.getByRole('region', { name });
  }

  /** CSS pixels between the first banner and the second one. */
  async spacing(): Promise<number> {
    const slides = this.region.getByRole('group');
    await slides.nth(1).waitFor({ state: 'attached' });
    const [first, second] = await slides.evaluateAll((found) => found.map((slide) => slide.getBoundingClientRect()));
    if (!first || !second) throw new Error('There are no two banners.');
    return Math.max(first.left, second.left) - Math.min(first.right, second.right);
  }

  /** Milliseconds that the change to the second banner takes, for somebody who does not mind motion. */
  async speed(): Promise<number> {
    await this.page.emulateMedia({ reducedMotion: 'no-preference' });
    await this.region.locator('button[aria-current="false"]').first().click();
    const durations = await this.region.evaluate((region) =>
      region
        .getAnimations({ subtree: true })
        .filter((animation) => !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition))
        .map(({ effect }) => Number(effect?.getTiming().duration)),
    );
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    return Math.max(...durations);
  }
}
