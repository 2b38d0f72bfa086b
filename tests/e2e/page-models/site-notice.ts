import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** Notice that replaces or covers the site during maintenance and in a restricted region. */
export class SiteNotice {
  readonly support: Locator;
  /** The visitor's own address, which a restricted region shows. */
  readonly address: Locator;
  /** The navigation of the site, which the notice replaces. */
  readonly navigation: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.support = page.getByRole('link', { name: say('shell:notice.support') });
    this.address = page.getByText('127.0.0.1');
    this.navigation = page.getByRole('navigation');
  }

  /** The notice's heading. */
  title(name: string): Locator {
    return this.page.getByRole('heading', { name });
  }

  async chat(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('shell:notice.chat') }).click();
  }
}
