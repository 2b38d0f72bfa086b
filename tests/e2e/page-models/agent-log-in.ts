import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The agents' log-in page. */
export class AgentLogIn {
  readonly form: Locator;
  readonly problem: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.form = page.getByRole('main');
    this.problem = page.getByRole('alert').filter({ hasText: /./ });
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/agent`);
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.page.locator('input[name="username"]').fill(username);
    await this.page.locator('input[name="password"]').fill(password);
    await this.acceptDisclaimer();
    await this.submit();
  }

  /** The checkbox that a brand with a disclaimer shows. */
  get disclaimer(): Locator {
    return this.form.locator('input[name="accept-disclaimer"]');
  }

  /** Ticks it, where there is one. */
  async acceptDisclaimer(): Promise<void> {
    if ((await this.disclaimer.count()) > 0) await this.disclaimer.check();
  }

  async submit(): Promise<void> {
    await this.form.getByRole('button', { name: this.say('agent:form.submit'), exact: true }).click();
  }
}
