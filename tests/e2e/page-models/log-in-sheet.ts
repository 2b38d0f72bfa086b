import type { Locator, Page } from '@playwright/test';

/** The sheet that `/login` opens over the home page. */
export class LogInSheet {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Log in' });
  }

  get problem(): Locator {
    return this.dialog.getByRole('alert').filter({ hasText: /./ });
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Username' }).fill(username);
    await this.dialog.getByLabel('Password', { exact: true }).fill(password);
    await this.dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  }
}
