import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The sheet that `/login` opens over the home page. */
export class LogInSheet {
  readonly dialog: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog', { name: say('shell:logIn.title') });
  }

  get problem(): Locator {
    return this.dialog.getByRole('alert').filter({ hasText: /./ });
  }

  get forgot(): Locator {
    return this.dialog.getByRole('button', { name: this.say('shell:logIn.forgot') });
  }

  get username(): Locator {
    return this.dialog.locator('input[name="username"]');
  }

  get password(): Locator {
    return this.dialog.locator('input[name="password"]');
  }

  /** The checkbox that a brand with a disclaimer shows. */
  get disclaimer(): Locator {
    return this.dialog.locator('input[name="accept-disclaimer"]');
  }

  /** The checkbox to be remembered for one day. */
  get remember(): Locator {
    return this.dialog.getByRole('checkbox', { name: this.say('shell:logIn.remember') });
  }

  /** The log-in with a passkey. */
  get passkey(): Locator {
    return this.dialog.getByRole('button', { name: this.say('login-passkey:continue') });
  }

  async chooseSms(): Promise<void> {
    await this.dialog.getByRole('tab', { name: this.say('login-sms:entry.tab') }).click();
  }

  async fill(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    if ((await this.disclaimer.count()) > 0) await this.disclaimer.check();
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.fill(username, password);
    await this.submit();
  }

  async submit(): Promise<void> {
    await this.button.click();
  }

  /** Waits until the log-in that was sent has ended. */
  async expectAnswered(): Promise<void> {
    await expect(this.button).not.toHaveAttribute('aria-busy', 'true');
  }

  private get button(): Locator {
    return this.dialog.getByRole('button', { name: this.say('login-username:submit'), exact: true });
  }
}
