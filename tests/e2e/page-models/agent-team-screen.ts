import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The back office's page of the team: a level, the open downline, and transfers to it. */
export class AgentTeamScreen {
  readonly main: Locator;
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/agentHome?page=teamManagement`);
  }

  /** Saves the team below the account that is shown. @returns the file's lines */
  async save(): Promise<string[]> {
    const saving = this.page.waitForEvent('download');
    await this.button('export.label').click();
    const file = await readFile(await (await saving).path(), 'utf8');
    return file.trim().split('\r\n');
  }

  get search(): Locator {
    return this.main.getByRole('textbox');
  }

  get totals(): Locator {
    return this.main.getByRole('row').filter({ hasText: /Team of|accounts? found/ });
  }

  row(account: string): Locator {
    return this.main.getByRole('row').filter({ has: this.page.getByText(account, { exact: true }) });
  }

  /** Opens the downline beside the rows, or in its card on a phone. */
  async openRow(account: string): Promise<void> {
    await this.main.getByText(account, { exact: true }).first().click();
    await this.turnover.waitFor();
  }

  get turnover(): Locator {
    return this.main.getByRole('rowheader', { name: this.say('agent-team:weeks.turnover') });
  }

  get openLevel(): Locator {
    return this.main.getByRole('link', { name: /open this level/ });
  }

  get path(): Locator {
    return this.main.getByRole('navigation', { name: this.say('agent-team:path') });
  }

  get rate(): Locator {
    return this.main.getByRole('spinbutton', { name: this.say('agent-team:rate.field') });
  }

  /** Opens or closes the level of a downline in its place. */
  async turn(account: string): Promise<void> {
    await this.main.getByRole('button', { name: this.say('agent-team:tree.expand', { account }), exact: true }).click();
  }

  async select(...accounts: string[]): Promise<void> {
    for (const account of accounts) {
      await this.main
        .getByRole('checkbox', { name: this.say('agent-team:select.row', { account }), exact: true })
        .check();
    }
  }

  /** Names the shown view and saves it. */
  async saveView(name: string): Promise<void> {
    await this.views.click();
    await this.page.getByRole('menuitem', { name: this.say('agent:saved.save') }).click();
    await this.dialog.getByLabel(this.say('agent:saved.name'), { exact: true }).fill(name);
    await this.act.click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  async chooseView(name: string): Promise<void> {
    await this.views.click();
    await this.page.getByRole('menuitemradio', { name }).click();
  }

  get views(): Locator {
    return this.main.getByRole('button', { name: this.say('agent:saved.title') });
  }

  button(key: string, values: Record<string, string> = {}): Locator {
    return this.page.getByRole('button', { name: this.say(`agent-team:${key}`, values), exact: true });
  }

  get presets(): Locator {
    return this.dialog.getByRole('group', { name: this.say('agent-team:transfer.presets') }).getByRole('button');
  }

  /** The button of the dialog, which goes on or sends. */
  get act(): Locator {
    return this.dialog.locator('button[type="submit"]');
  }

  get paymentPassword(): Locator {
    return this.dialog.getByLabel(this.say('agent-team:pay.password'), { exact: true });
  }

  async setPaymentPassword(digits: string, password: string): Promise<void> {
    const field = (name: 'new' | 'repeat' | 'password') =>
      this.dialog.getByLabel(this.say(`agent-team:set.${name}`), { exact: true });
    await field('new').fill(digits);
    await field('repeat').fill(digits);
    await field('password').fill(password);
    await this.act.click();
  }
}
