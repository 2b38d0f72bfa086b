import { expect, type Locator, type Page } from '@playwright/test';

/** The page that shows every part of the kit, as `brandgen dev --kit` serves it. */
export class KitPage {
  readonly document: Locator;
  readonly main: Locator;
  readonly focused: Locator;
  readonly calendar: Locator;
  /** The options of the open list. */
  readonly options: Locator;

  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {
    this.document = page.locator('html');
    this.main = page.locator('main');
    this.focused = page.locator(':focus');
    this.calendar = page.getByRole('dialog');
    this.options = page.getByRole('listbox').getByRole('option');
  }

  /** Opens it in a look, such as a theme and a direction, and waits for every part. */
  async open(look: Record<string, string> = {}): Promise<void> {
    await this.page.goto(`${this.url}/?${new URLSearchParams(look)}`);
    await expect(this.main.locator('> section').first()).toBeVisible();
    await expect(this.main.locator('> section > [aria-busy="true"]')).toHaveCount(0);
  }

  /** A bone of the table's skeleton. */
  get bone(): Locator {
    return this.page.locator('#table [aria-busy="true"] [aria-hidden] span').first();
  }

  /** The chosen one of a part's choices, by the attribute that says so. */
  chosen(part: 'tabs' | 'chips' | 'pagination', attribute: 'aria-selected' | 'aria-pressed' | 'aria-current'): Locator {
    return this.page.locator(`#${part} [${attribute}]:not([aria-selected="false"], [aria-pressed="false"])`).first();
  }

  get pages(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages of records' });
  }

  async chooseDirection(name: 'LTR' | 'RTL'): Promise<void> {
    await this.page.getByText(name, { exact: true }).click();
  }

  direction(name: 'LTR' | 'RTL'): Locator {
    return this.page.getByRole('radio', { name });
  }

  get country(): Locator {
    return this.page.getByRole('combobox', { name: 'Nationality' }).first();
  }

  /** The button of a date field, by a part of its date. */
  dateButton(date: RegExp): Locator {
    return this.page.locator('#date-field').getByRole('button', { name: date }).first();
  }

  /** The upload's file input. */
  get front(): Locator {
    return this.page.getByLabel('Front of the document').first();
  }

  /** Message of the upload about a file that is not a picture. */
  get wrongType(): Locator {
    return this.page.getByText('Please use a JPEG or PNG picture');
  }

  get preview(): Locator {
    return this.page.locator('#upload img[src^="blob:"]').first();
  }

  async removeFile(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(this.page.getByText(name)).toHaveCount(0);
  }
}
