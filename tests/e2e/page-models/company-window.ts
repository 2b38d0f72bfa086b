import type { Locator, Page } from '@playwright/test';

/** The window of a sign-in company, played by the sandbox. */
export class CompanyWindow {
  private constructor(readonly page: Page) {}

  /** Clicks the button that opens it. */
  static async openBy(page: Page, button: Locator): Promise<CompanyWindow> {
    const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    return new CompanyWindow(opened);
  }

  async continueAs(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }
}
