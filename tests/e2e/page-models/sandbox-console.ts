import type { Locator, Page } from '@playwright/test';

/** The sandbox platform's console, at /sandbox/. */
export class SandboxConsole {
  private readonly page: Page;
  private readonly address: string;

  /** @param site the site's address */
  constructor(page: Page, site: string) {
    this.page = page;
    this.address = `${site}/sandbox/`;
  }

  open(): Promise<unknown> {
    return this.page.goto(this.address);
  }

  /** Reports of the visits of a build. */
  reportsOf(brand: string, build: string): Locator {
    return this.page.getByRole('article', { name: `${brand} ${build}` });
  }
}
