import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';
import { UploadNotice } from './upload-notice.ts';

export interface Person {
  payeename: string;
  birthday: string;
  placeOfBirth: string;
  country: string;
  address: string;
  employerName: string;
}

/** The dialog for identity verification. */
export class KycDialog {
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.dialog = page.getByRole('dialog', { name: say('kyc:title') });
  }

  get current(): Locator {
    return this.dialog.locator('[aria-current="step"]');
  }

  get birthday(): Locator {
    return this.dialog.getByLabel(this.say('kyc:field.birthday'), { exact: true });
  }

  get name(): Locator {
    return this.dialog.getByLabel(this.say('kyc:field.payeename'));
  }

  /** Leaves the introduction that opens after a refused registration. */
  async leaveIntroduction(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('kyc:back'), exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Opens the calendar of the birthday, which focuses a day. */
  async openCalendar(): Promise<Locator> {
    const choose = this.say('shell:date.choose');
    await this.dialog.getByRole('button', { name: choose }).click();
    const calendar = this.page.getByRole('dialog', { name: choose });
    await expect(calendar.getByRole('grid').locator(':focus')).toHaveCount(1);
    return calendar;
  }

  async chooseBirthday({ year, month, day }: Record<'year' | 'month' | 'day', string>): Promise<void> {
    const calendar = await this.openCalendar();
    await calendar.getByRole('combobox', { name: this.say('shell:date.year') }).selectOption(year);
    await calendar.getByRole('combobox', { name: this.say('shell:date.month') }).selectOption({ label: month });
    await calendar.getByRole('gridcell').getByText(day, { exact: true }).click();
    await expect(calendar).toHaveCount(0);
  }

  async start(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('kyc:intro.start'), exact: true }).click();
  }

  async postpone(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('kyc:later') }).click();
  }

  async next(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('kyc:next') }).click();
  }

  async send(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say('kyc:documents.send') }).click();
  }

  /** The notice that everything was sent. */
  get sent(): Locator {
    return this.page.getByRole('dialog', { name: this.say('kyc:sent.title') });
  }

  async confirmSent(): Promise<void> {
    await this.sent.getByRole('button', { name: this.say('kyc:sent.done') }).click();
  }

  /** Checks the warning that the member is too young and confirms it. */
  async confirmUnderage(text: string): Promise<void> {
    const warning = this.page.getByRole('dialog', { name: this.say('kyc:field.birthday') });
    await expect(warning).toContainText(text);
    await warning.getByRole('button', { name: this.say('shell:dialog.confirm') }).click();
    await expect(warning).toHaveCount(0);
  }

  /** Checks the warning about a picture and confirms it. */
  async confirmWarning(text: string): Promise<void> {
    await new UploadNotice(this.page, this.say).confirm('warning', text);
  }

  async fill(person: Person): Promise<void> {
    const { dialog, say } = this;
    await dialog.getByLabel(say('kyc:field.idType')).selectOption({ label: say('kyc:idType.1') });
    await this.name.fill(person.payeename);
    await this.birthday.fill(person.birthday);
    await dialog.getByLabel(say('kyc:field.placeOfBirth')).fill(person.placeOfBirth);
    await dialog.getByRole('combobox', { name: say('kyc:field.nationality') }).fill(person.country);
    await expect(this.page.getByRole('listbox').getByRole('option', { disabled: false }).first()).toBeVisible();
    // Going on to the next field takes the country over.
    await dialog.getByLabel(say('kyc:field.address'), { exact: true }).fill(person.address);
    await expect(dialog.getByLabel(say('kyc:same'))).toBeChecked();
    await dialog.getByRole('radio', { name: say('kyc:income.1'), exact: true }).check();
    await dialog.getByLabel(say('kyc:field.occupation')).selectOption({ label: say('kyc:occupation.6') });
    await dialog.getByLabel(say('kyc:field.employerName')).fill(person.employerName);
  }

  /** Natural size of the preview of a file; undefined until it is shown. */
  async proportions(name: string): Promise<{ width: number; height: number } | undefined> {
    const card = this.dialog.locator('div:has(> input[type="file"])').filter({ hasText: name });
    const picture = card.locator('img');
    if ((await picture.count()) === 0) return undefined;
    return picture.evaluate((shown) =>
      shown instanceof HTMLImageElement ? { width: shown.naturalWidth, height: shown.naturalHeight } : undefined,
    );
  }

  /** Records the polite announcements from now on. @returns a function that reads them */
  async listen(): Promise<() => Promise<string[]>> {
    await this.dialog.evaluate((dialog) => {
      const said = new Set<string>();
      new MutationObserver(() => {
        for (const region of dialog.querySelectorAll('[role="status"]')) said.add(region.textContent ?? '');
        document.documentElement.dataset['said'] = [...said].join('|');
      }).observe(dialog, { childList: true, characterData: true, subtree: true });
    });
    return () => this.page.evaluate(() => document.documentElement.dataset['said']?.split('|') ?? []);
  }

  async choose(label: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.dialog.getByLabel(label, { exact: true }).setInputFiles(file);
  }
}
