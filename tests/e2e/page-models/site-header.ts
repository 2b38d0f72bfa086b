import type { Locator, Page } from '@playwright/test';

/** What stands on top of every page of the member site. */
export class SiteHeader {
  constructor(private readonly page: Page) {}

  get logIn(): Locator {
    return this.banner.getByRole('link', { name: 'Log in' });
  }

  get register(): Locator {
    return this.banner.getByRole('link', { name: 'Register' });
  }

  get account(): Locator {
    return this.banner.getByRole('button', { name: /^Account:/ });
  }

  async chooseLanguage(name: string): Promise<void> {
    await this.banner.getByRole('button', { name: /^Language|^Wika|^Ngôn ngữ/ }).click();
    await this.page.getByRole('menuitemradio', { name }).click();
  }

  /** Asks to log out and answers the question whether that is meant. */
  async logOut(): Promise<void> {
    await this.account.click();
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  }

  private get banner(): Locator {
    return this.page.getByRole('banner');
  }
}
