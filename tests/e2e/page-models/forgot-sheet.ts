import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';
import { LogInSheet } from './log-in-sheet.ts';

/** The sheet for resetting a password by code or by email. */
export class ForgotSheet {
  readonly sheet: Locator;
  readonly problem: Locator;
  /** Field of a reset by code. */
  readonly newPassword: Locator;
  /** Field of a reset by email. */
  readonly username: Locator;
  readonly email: Locator;
  readonly send: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.sheet = page.getByRole('dialog', { name: say('forgot-password:title') });
    this.problem = this.sheet.getByRole('alert').filter({ hasText: /./ });
    this.newPassword = this.sheet.getByLabel(say('forgot-mobile:newPassword'), { exact: true });
    this.username = this.sheet.getByRole('textbox', { name: say('forgot-password:username') });
    this.email = this.sheet.getByRole('textbox', { name: say('forgot-password:email'), exact: true });
    this.send = this.sheet.getByRole('button', { name: say('forgot-password:submit') });
  }

  /** The checkbox that a brand with a disclaimer shows above the log-in that follows a reset by code. */
  get disclaimer(): Locator {
    return this.sheet.locator('input[name="accept-disclaimer"]');
  }

  get mobileTab(): Locator {
    return this.sheet.getByRole('tab', { name: this.say('forgot-mobile:entry.tab') });
  }

  /** Opens the sheet from the log-in. */
  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/login`);
    await new LogInSheet(this.page, this.say).forgot.click();
  }

  /** Chooses the reset by email where the brand has both. */
  async chooseEmail(): Promise<void> {
    const tab = this.sheet.getByRole('tab', { name: this.say('forgot-password:entry.tab') });
    await expect(tab.or(this.send).first()).toBeVisible();
    if ((await tab.count()) > 0) await tab.click();
  }
}
