import type { Locator, Page } from '@playwright/test';

/** The texts of the fields for a mobile number and its code, in the language of the page. */
const WORDS = {
  EN: { number: 'Mobile number', code: 'Verification code', get: 'Get code', again: 'New code' },
  AR: { number: 'رقم الهاتف المحمول', code: 'رمز التحقق', get: 'إرسال الرمز', again: 'رمز جديد' },
} as const;

/** The fields for a mobile number and the code that is sent to it, in whatever sheet they stand. */
export class SmsCode {
  readonly country: Locator;
  readonly number: Locator;
  readonly code: Locator;
  readonly get: Locator;
  readonly again: Locator;

  constructor(
    private readonly page: Page,
    language: keyof typeof WORDS = 'EN',
  ) {
    const words = WORDS[language];
    this.country = page.getByRole('combobox');
    this.number = page.getByRole('textbox', { name: words.number });
    this.code = page.getByRole('textbox', { name: words.code });
    this.get = page.getByRole('button', { name: words.get, exact: true });
    this.again = page.getByRole('button', { name: words.again, exact: true });
  }

  async chooseCountry(typed: string): Promise<void> {
    await this.country.fill(typed);
    await this.country.press('Enter');
  }

  /** Asks for a code and answers the one that arrived, as the sandbox's outbox has it. */
  async ask(url: string, number: string): Promise<string> {
    await this.number.fill(number);
    await this.get.click();
    await this.again.waitFor();
    const outbox = await this.page.request.get(`${url}/sandbox/control/outbox`);
    return /"body":"(\d{6}) is your code/.exec(await outbox.text())?.[1] ?? '';
  }
}
