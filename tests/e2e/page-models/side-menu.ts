import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The navigation: a rail beside the page in wide windows, a menu in narrow ones. */
export class SideMenu {
  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {}

  /** The rail of a wide window. */
  get rail(): Locator {
    return this.page.getByRole('navigation', { name: this.say('shell:navigation.label') });
  }

  /** An entry of the rail: a banner below the entries may speak of one too. */
  entry(name: string): Locator {
    return this.rail.getByRole('link', { name, exact: true });
  }

  /** The entries of the page's first navigation, which a phone shows as a strip. */
  get firstEntries(): Locator {
    return this.page.getByRole('navigation').first().getByRole('link');
  }

  /** The first link with this name in any navigation. */
  firstLink(entry: string): Locator {
    return this.page.getByRole('navigation').getByRole('link', { name: entry }).first();
  }

  /** The menu of a narrow window. */
  get sheet(): Locator {
    return this.page.getByRole('dialog', { name: this.say('shell:navigation.open') });
  }

  async open(): Promise<void> {
    await this.button.click();
  }

  /** Follows an entry of the rail if visible, otherwise of the menu. */
  async follow(entry: string): Promise<void> {
    await expect(this.button.or(this.rail).filter({ visible: true }).first()).toBeVisible();
    const narrow = await this.button.isVisible();
    if (narrow) await this.open();
    // A banner below the entries may speak of one.
    await (narrow ? this.sheet : this.rail).getByRole('link', { name: entry }).first().click();
  }

  /** Chooses a vendor of a category in the rail or the menu. */
  async chooseVendor(menu: Locator, category: string, vendor: string): Promise<void> {
    await menu.getByRole('button', { name: this.say('shell:navigation.within', { entry: category }) }).click();
    await menu.getByRole('link', { name: vendor }).click();
  }

  private get button(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.say('shell:navigation.open') });
  }
}
