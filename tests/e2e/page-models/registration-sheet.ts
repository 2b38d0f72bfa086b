import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** Entries of a registration; a field that the platform does not ask for is left out. */
export interface Registration {
  username: string;
  password: string;
  fullName: string;
  birthday: string;
}

/** The sheet that `/register` opens over the home page. */
export class RegistrationSheet {
  readonly dialog: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog', { name: say('registration:title') });
  }

  get problem(): Locator {
    return this.dialog.getByRole('alert').filter({ hasText: /./ });
  }

  get code(): Locator {
    return this.dialog.getByLabel(this.say('shell:smsCode.code'));
  }

  /** Fills in every step up to the last. */
  async fill({ username, password, fullName, birthday }: Registration): Promise<void> {
    await this.field(this.say('registration:field.username')).fill(username);
    await this.choosePassword(password);
    await this.next();
    await this.field(this.say('registration:field.payeeName')).fill(fullName);
    await this.field(this.say('registration:field.birthday')).fill(birthday);
    await this.next();
  }

  async choosePassword(password: string): Promise<void> {
    await this.dialog.getByLabel(this.say('registration:field.password'), { exact: true }).fill(password);
    await this.dialog.getByLabel(this.say('registration:field.confirmPassword')).fill(password);
  }

  async next(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('registration:step.next') }).click();
  }

  async accept(): Promise<void> {
    await this.dialog.getByRole('checkbox').check();
  }

  async send(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('registration:submit') }).click();
  }

  async chooseMobile(): Promise<void> {
    await this.dialog.getByRole('tab', { name: this.say('register-mobile:entry.tab') }).click();
  }

  async askForCode(number: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: this.say('shell:smsCode.number'), exact: true }).fill(number);
    await this.dialog.getByRole('button', { name: this.say('shell:smsCode.get') }).click();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true });
  }
}
