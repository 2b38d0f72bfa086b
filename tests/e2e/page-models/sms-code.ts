import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The fields for a mobile number and its code, in any sheet. */
export class SmsCode {
  readonly country: Locator;
  readonly number: Locator;
  readonly code: Locator;
  readonly get: Locator;
  readonly again: Locator;

  constructor(
    private readonly page: Page,
    say: Say = wordsOf('EN'),
  ) {
    this.country = page.getByRole('combobox');
    this.number = page.getByRole('textbox', { name: say('shell:smsCode.number') });
    this.code = page.getByRole('textbox', { name: say('shell:smsCode.code') });
    this.get = page.getByRole('button', { name: say('shell:smsCode.get'), exact: true });
    this.again = page.getByRole('button', { name: say('shell:smsCode.again'), exact: true });
  }

  async chooseCountry(typed: string): Promise<void> {
    await this.country.fill(typed);
    // The countries may load after typing.
    await expect(this.page.getByRole('listbox').getByRole('option', { disabled: false }).first()).toBeVisible();
    await this.country.press('Enter');
  }

  /** Requests a code and returns it from the sandbox's outbox. */
  async ask(url: string, number: string): Promise<string> {
    await this.number.fill(number);
    await this.get.click();
    await this.again.waitFor();
    const outbox = await this.page.request.get(`${url}/sandbox/control/outbox`);
    return /"body":"(\d{6}) is your code/.exec(await outbox.text())?.[1] ?? '';
  }
}
