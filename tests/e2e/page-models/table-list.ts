import type { Locator, Page } from '@playwright/test';

/** A vendor's list of tables, over the page. */
export class TableList {
  readonly dialog: Locator;

  constructor(page: Page, vendor: string) {
    this.dialog = page.getByRole('dialog', { name: vendor });
  }

  table(name: string): Locator {
    return this.dialog.getByRole('link', { name });
  }
}
