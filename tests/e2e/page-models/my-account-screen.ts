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

  toast(key: 'withdrawal:set.done' | 'my-account:devices.ended' | 'security-question:set.done'): Locator {
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

  /** Opens the form, answers each question with its answer, and saves both. */
  async setQuestions(answers: Readonly<Record<string, string>>, password: string): Promise<void> {
    await this.main.getByRole('button', { name: this.step('question') }).click();
    for (const [place, question] of Object.keys(answers).entries()) {
      const name = this.say(place === 0 ? 'security-question:set.first' : 'security-question:set.second');
      const group = this.dialog.getByRole('group', { name });
      await group.getByLabel(this.say('security-question:set.question')).selectOption(question);
      await group.getByLabel(this.say('security-question:set.answer')).fill(answers[question] ?? '');
    }
    const field = this.dialog.getByLabel(this.say('security-question:set.password'), { exact: true });
    await field.fill(password);
  }

  async saveQuestions(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('security-question:set.action') }).click();
  }

  /** The name of the button that sets what raises the level. */
  private step(name: 'question'): string {
    return `${this.say('my-account:set')}: ${this.say(`my-account:step.${name}`)}`;
  }

  /** Opens the form for a bank card and fills it in. */
  async fillCard(number: string): Promise<void> {
    await this.main.getByRole('button', { name: this.say('withdrawal:card.add'), exact: true }).click();
    await this.dialog.getByRole('radio', { name: this.say('withdrawal:add.card') }).check();
    await this.dialog.getByLabel(this.say('withdrawal:add.cardNumber'), { exact: true }).fill(number);
  }

  async add(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('withdrawal:add.action') }).click();
  }

  async addBankAccount(bank: string, number: string): Promise<void> {
    await this.main.getByRole('button', { name: this.say('withdrawal:card.add'), exact: true }).click();
    await this.dialog.getByLabel(this.say('withdrawal:add.bankName'), { exact: true }).selectOption(bank);
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
