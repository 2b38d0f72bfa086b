import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The header of the member site. */
export class SiteHeader {
  readonly region: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.region = page.getByRole('banner');
  }

  /** The link to the home page, with the brand's mark. */
  home(brand: string): Locator {
    return this.region.getByRole('link', { name: brand });
  }

  get logIn(): Locator {
    return this.region.getByRole('link', { name: this.say('account:entry.logIn') });
  }

  /** The link to the back office, in windows with room for it. */
  get agents(): Locator {
    return this.region.getByRole('link', { name: this.say('agent-link:entry.agents') });
  }

  get register(): Locator {
    return this.region.getByRole('link', { name: this.say('registration:entry.register') });
  }

  get account(): Locator {
    // The account's name stands between marks that isolate it from right to left.
    const name = this.say('account:menu', { account: '' })
      .replaceAll(/\p{Cf}/gu, '')
      .trim();
    return this.region.getByRole('button', { name });
  }

  /** The picture on the account button. */
  get icon(): Locator {
    return this.account.locator('img');
  }

  /** The account button of a member with this many unread messages. */
  unread(account: string, count: number): Locator {
    const name = `${this.say('account:menu', { account })}, ${this.say('account:unread', { count })}`;
    return this.region.getByRole('button', { name });
  }

  /** Chooses an entry of the account menu. */
  async openAccount(entry: string): Promise<void> {
    await this.account.click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  async chooseLanguage(name: string): Promise<void> {
    await this.region.getByRole('button', { name: /^Language|^Wika|^Ngôn ngữ|^اللغة/ }).click();
    await this.page.getByRole('menuitemradio', { name }).click();
  }

  async chooseScheme(name: string): Promise<void> {
    await this.region.getByRole('button', { name: this.say('shell:header.scheme.label') }).click();
    await this.page.getByRole('menuitemradio', { name }).click();
  }

  /** Logs out and confirms. */
  async logOut(): Promise<void> {
    await this.openAccount(this.say('account:logOut'));
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.say('shell:dialog.confirm') })
      .click();
  }
}
