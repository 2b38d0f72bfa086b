import type { Locator, Page } from '@playwright/test';

/** Parts of every page of the site. */
export class SitePage {
  /** The document, with its language, direction and colour scheme. */
  readonly document: Locator;
  readonly main: Locator;
  /** The open dialogs. */
  readonly dialogs: Locator;

  constructor(private readonly page: Page) {
    this.document = page.locator('html');
    this.main = page.getByRole('main');
    this.dialogs = page.getByRole('dialog');
  }

  /** The heading of the page. */
  title(name: string | RegExp = /./): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** A heading within the page. */
  heading(name: string): Locator {
    return this.page.getByRole('heading', { name });
  }

  /** The element that an anchor of the address names. */
  anchor(id: string): Locator {
    return this.page.locator(`#${id}`);
  }

  text(text: string | RegExp): Locator {
    return this.page.getByText(text);
  }
}
