import type { Locator, Page } from '@playwright/test';

/** The pop-up in which a company asks whom to be; the sandbox's own provider stands in for the company. */
export class CompanyWindow {
  private constructor(readonly page: Page) {}

  /** Clicks what opens it. */
  static async openBy(page: Page, button: Locator): Promise<CompanyWindow> {
    const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    return new CompanyWindow(opened);
  }

  async continueAs(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }
}
