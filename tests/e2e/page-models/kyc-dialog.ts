import type { Locator, Page } from '@playwright/test';

export interface Person {
  payeename: string;
  birthday: string;
  placeOfBirth: string;
  country: string;
  address: string;
  employerName: string;
}

/** The verification of an identity, in English. */
export class KycDialog {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Verify your identity' });
  }

  get current(): Locator {
    return this.dialog.locator('[aria-current="step"]');
  }

  get birthday(): Locator {
    return this.dialog.getByLabel('Date of birth', { exact: true });
  }

  get name(): Locator {
    return this.dialog.getByLabel('Full name');
  }

  async start(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Start', exact: true }).click();
  }

  async later(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Verify later' }).click();
  }

  async goOn(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Continue' }).click();
  }

  async send(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Send for review' }).click();
  }

  async fill(person: Person): Promise<void> {
    const { dialog } = this;
    await dialog.getByLabel('Identity document').selectOption({ label: 'Passport' });
    await this.name.fill(person.payeename);
    await this.birthday.fill(person.birthday);
    await dialog.getByLabel('Place of birth').fill(person.placeOfBirth);
    await dialog.getByRole('combobox', { name: 'Nationality' }).fill(person.country);
    await this.page.keyboard.press('Enter');
    await dialog.getByLabel('Present address', { exact: true }).fill(person.address);
    await dialog.getByLabel('Same as the present address').check();
    await dialog.getByRole('radio', { name: 'Employed', exact: true }).check();
    await dialog.getByLabel('Nature of work').selectOption({ label: 'Professionals' });
    await dialog.getByLabel('Name of the employer').fill(person.employerName);
  }

  /** Of the picture that a file of that name shows, in its own pixels; nothing until it is there. */
  async proportions(name: string): Promise<{ width: number; height: number } | undefined> {
    const card = this.dialog.locator('div:has(> input[type="file"])').filter({ hasText: name });
    const picture = card.locator('img');
    if ((await picture.count()) === 0) return undefined;
    return picture.evaluate((shown) =>
      shown instanceof HTMLImageElement ? { width: shown.naturalWidth, height: shown.naturalHeight } : undefined,
    );
  }

  /** Listens to what is said politely from here on. @returns reads what was said */
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
