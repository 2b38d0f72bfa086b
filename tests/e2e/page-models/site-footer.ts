import type { Locator, Page } from '@playwright/test';

/** The footer of the member site. */
export class SiteFooter {
  readonly region: Locator;

  constructor(private readonly page: Page) {
    this.region = page.getByRole('contentinfo');
  }

  async follow(entry: string): Promise<void> {
    await this.region.getByRole('link', { name: entry }).click();
  }

  /** @param current the language of the page, by its own name */
  async chooseLanguage(current: string, name: string): Promise<void> {
    await this.region.getByRole('button', { name: current }).click();
    await this.page.getByRole('menuitemradio', { name }).click();
  }
}
