import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The point mall, and the dialogs in which points are spent. */
export class PointMall {
  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {}

  get points(): Locator {
    return this.page.getByRole('main').getByRole('region', { name: this.say('point-mall:purse.label') });
  }

  /** The button that starts converting points to money. */
  get converter(): Locator {
    return this.points.getByRole('button', { name: this.say('point-mall:purse.convert') });
  }

  get goods(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get password(): Locator {
    return this.dialog.getByLabel(this.say('point-mall:password.label'), { exact: true });
  }

  async open(good: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: good }).click();
  }

  async oneMore(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('point-mall:redeem.more') }).click();
  }

  async redeem(password: string): Promise<void> {
    await this.password.fill(password);
    await this.dialog.getByRole('button', { name: this.say('point-mall:redeem.submit'), exact: true }).click();
  }

  /** The number of points to convert. */
  get spend(): Locator {
    return this.dialog.getByRole('spinbutton');
  }

  async startConverting(): Promise<void> {
    await this.converter.click();
  }

  async convert(points: string, password: string): Promise<void> {
    await this.spend.press('ControlOrMeta+a');
    await this.spend.pressSequentially(points);
    await this.password.fill(password);
    await this.dialog.getByRole('button', { name: this.say('point-mall:convert.submit'), exact: true }).click();
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('shell:dialog.close') }).click();
  }

  async show(view: 'goods' | 'redeemed' | 'activity'): Promise<void> {
    await this.page.getByRole('tab', { name: this.say(`point-mall:view.${view}`) }).click();
  }

  /** An entry in the list of redemptions. */
  redemption(name: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name }).first();
  }
}
