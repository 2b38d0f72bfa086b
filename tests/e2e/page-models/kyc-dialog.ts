import type { Locator, Page } from '@playwright/test';

/** The verification of an identity, in English. */
export class KycDialog {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Verify your identity' });
  }

  get current(): Locator {
    return this.dialog.getByRole('list', { name: 'Steps' }).locator('[aria-current="step"]');
  }

  async later(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Verify later' }).click();
  }
}
