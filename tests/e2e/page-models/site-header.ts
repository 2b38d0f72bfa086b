import type { Locator, Page } from '@playwright/test';

/** The header of the member site. */
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

  /** Logs out and confirms. */
  async logOut(): Promise<void> {
    await this.account.click();
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  }

  private get banner(): Locator {
    return this.page.getByRole('banner');
  }
}
