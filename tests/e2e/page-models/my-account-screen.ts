import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The first page of the member centre. */
export class MyAccountScreen {
  readonly dialog: Locator;
  private readonly main: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
  }

  async open(site: string): Promise<void> {
    await this.page.goto(`${site}/member?page=securityCenter`);
  }

  /** The sentence that says the level. */
  level(name: 'strong' | 'good' | 'fair' | 'weak'): Locator {
    return this.main.getByRole('heading', { name: this.say(`my-account:level.${name}`) });
  }

  /** The accounts to withdraw to. */
  get accounts(): Locator {
    return this.main.getByRole('list', { name: this.say('withdrawal:accounts.list') }).getByRole('listitem');
  }

  get logIns(): Locator {
    return this.main.getByRole('list', { name: this.say('my-account:devices.logIns') }).getByRole('listitem');
  }

  toast(key: 'withdrawal:set.done' | 'my-account:devices.ended'): Locator {
    return this.page.getByText(this.say(key));
  }

  /** Takes the step that the page suggests. */
  async setPaymentPassword(digits: string, password: string): Promise<void> {
    await this.main.getByRole('button', { name: this.say('my-account:do.payment') }).click();
    const field = (name: 'new' | 'repeat' | 'password') =>
      this.dialog.getByLabel(this.say(`withdrawal:set.${name}`), { exact: true });
    await field('new').fill(digits);
    await field('repeat').fill(digits);
    await field('password').fill(password);
    await this.dialog.getByRole('button', { name: this.say('withdrawal:set.only') }).click();
  }

  async addBankAccount(bank: string, holder: string, number: string): Promise<void> {
    await this.main.getByRole('button', { name: this.say('withdrawal:card.add'), exact: true }).click();
    await this.dialog.getByLabel(this.say('withdrawal:add.bankName'), { exact: true }).selectOption(bank);
    await this.dialog.getByLabel(this.say('withdrawal:add.holder'), { exact: true }).fill(holder);
    await this.dialog.getByLabel(this.say('withdrawal:add.number'), { exact: true }).fill(number);
    await this.dialog.getByRole('button', { name: this.say('withdrawal:add.action') }).click();
  }

  async remove(row: Locator, digits: string): Promise<void> {
    await row.getByRole('button', { name: this.say('withdrawal:accounts.remove') }).click();
    const question = this.accounts.filter({ has: this.page.getByLabel(this.say('withdrawal:pay.password')) });
    await question.getByLabel(this.say('withdrawal:pay.password'), { exact: true }).fill(digits);
    await question.getByRole('button', { name: this.say('withdrawal:accounts.remove'), exact: true }).click();
  }

  async logOutEverywhere(): Promise<void> {
    const name = this.say('my-account:devices.everywhere');
    await this.main.getByRole('button', { name }).click();
    await this.dialog.getByRole('button', { name }).click();
  }
}
