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

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Create your account' });
  }

  async fill({ username, password, fullName, birthday }: Registration): Promise<void> {
    await this.dialog.getByLabel('Username').fill(username);
    await this.dialog.getByLabel('Password', { exact: true }).fill(password);
    await this.dialog.getByLabel('Confirm password').fill(password);
    await this.dialog.getByLabel('Full name').fill(fullName);
    await this.dialog.getByLabel('Date of birth').fill(birthday);
  }

  async accept(): Promise<void> {
    await this.dialog.getByRole('checkbox').check();
  }

  async send(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Register' }).click();
  }
}
