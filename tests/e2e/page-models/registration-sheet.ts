import type { Locator, Page } from '@playwright/test';

/** What a person fills in to register; a field that the platform does not ask for is left out. */
export interface Registration {
  username: string;
  password: string;
  fullName: string;
  birthday: string;
}

/** The sheet that `/register` opens over the home page. */
export class RegistrationSheet {
  readonly dialog: Locator;

  constructor(page: Page, title = 'Create your account') {
    this.dialog = page.getByRole('dialog', { name: title });
  }

  get problem(): Locator {
    return this.dialog.getByRole('alert').filter({ hasText: /./ });
  }

  get code(): Locator {
    return this.dialog.getByLabel('Verification code');
  }

  /** Fills in every step up to the last. */
  async fill({ username, password, fullName, birthday }: Registration): Promise<void> {
    await this.field('Username').fill(username);
    await this.choosePassword(password);
    await this.next();
    await this.field('Full name').fill(fullName);
    await this.field('Date of birth').fill(birthday);
    await this.next();
  }

  async choosePassword(password: string): Promise<void> {
    await this.dialog.getByLabel('Password', { exact: true }).fill(password);
    await this.dialog.getByLabel('Confirm password').fill(password);
  }

  async next(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Continue' }).click();
  }

  async accept(): Promise<void> {
    await this.dialog.getByRole('checkbox').check();
  }

  async send(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Register' }).click();
  }

  async chooseMobile(): Promise<void> {
    await this.dialog.getByRole('tab', { name: 'Mobile number' }).click();
  }

  async askForCode(number: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(number);
    await this.dialog.getByRole('button', { name: 'Get code' }).click();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name, exact: true });
  }
}
