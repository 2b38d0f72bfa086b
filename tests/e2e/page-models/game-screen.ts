import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** A game in its frame, under a slim bar. */
export class GameScreen {
  readonly frame: FrameLocator;

  constructor(private readonly page: Page) {
    this.frame = page.frameLocator('iframe');
  }

  /** The balance as shown. */
  get balance(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Balance: .*\d/ });
  }

  get spinButton(): Locator {
    return this.frame.getByRole('button', { name: /spin/i });
  }

  /** Goes back to the lobby and waits for it: a game that does not start shows the same link. */
  async leave(): Promise<void> {
    const back = this.page.getByRole('link', { name: 'Back to the lobby' });
    await back.first().click();
    await expect(back).toHaveCount(0);
  }
}
