import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A game in its frame, under a slim bar. */
export class GameScreen {
  readonly frame: FrameLocator;

  constructor(private readonly page: Page) {
    this.frame = page.frameLocator('iframe');
  }

  /** The balance that the site shows, as it is written. */
  get balance(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Balance: .*\d/ });
  }

  get spinButton(): Locator {
    return this.frame.getByRole('button', { name: /spin/i });
  }

  async leave(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to the lobby' }).first().click();
  }
}
