import type { Locator, Page } from '@playwright/test';

/** The trail of visited pages above a page. */
export class Breadcrumb {
  readonly trail: Locator;

  constructor(page: Page) {
    this.trail = page.getByRole('navigation', { name: 'Where you are' });
  }

  get crumbs(): Locator {
    return this.trail.getByRole('link');
  }

  async goTo(name: string): Promise<void> {
    await this.trail.getByRole('link', { name }).click();
  }
}
