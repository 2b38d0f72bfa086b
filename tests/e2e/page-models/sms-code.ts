import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The fields for a mobile number and its code, in any sheet. */
export class SmsCode {
  readonly country: Locator;
  readonly number: Locator;
  readonly code: Locator;
  readonly get: Locator;
  readonly again: Locator;
  /** The time until another code can be requested. */
  readonly timer: Locator;
  /** The dialog about a code that could not be sent. */
  readonly unsent: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.country = page.getByRole('combobox');
    this.number = page.getByRole('textbox', { name: say('shell:smsCode.number') });
    this.code = page.getByRole('textbox', { name: say('shell:smsCode.code') });
    this.get = page.getByRole('button', { name: say('shell:smsCode.get'), exact: true });
    this.timer = page.getByRole('timer');
    this.unsent = page.getByRole('dialog', { name: say('shell:smsCode.unsent') });
    this.again = page.getByRole('button', { name: say('shell:smsCode.again'), exact: true });
  }

  async chooseCountry(typed: string): Promise<void> {
    await this.country.fill(typed);
    // The countries may load after typing.
    await expect(this.page.getByRole('listbox').getByRole('option', { disabled: false }).first()).toBeVisible();
    await this.country.press('Enter');
  }

  async confirmUnsent(): Promise<void> {
    await this.unsent.getByRole('button', { name: this.say('shell:dialog.confirm') }).click();
  }

  /** Requests a code, and waits until it is sent. */
  async request(number: string): Promise<void> {
    await this.number.fill(number);
    await this.get.click();
    await this.again.waitFor();
  }

  /** Requests a code and returns it from the sandbox's outbox. */
  async ask(url: string, number: string): Promise<string> {
    await this.request(number);
    const outbox = await this.page.request.get(`${url}/sandbox/control/outbox`);
    return /"body":"(\d{6}) is your code/.exec(await outbox.text())?.[1] ?? '';
  }
}
