import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The page of limits and breaks, and the pages of a running break. */
export class CareScreen {
  readonly main: Locator;
  readonly dialog: Locator;

  constructor(
    page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.main = page.getByRole('main');
    this.dialog = page.getByRole('dialog');
  }

  /** The sheet that covers the site during a break. */
  stopped(kind: 'timeOut' | 'exclusion' | 'session'): Locator {
    return this.dialog.filter({ hasText: this.say(`player-care:stopped.title.${kind}`) });
  }

  get withdraw(): Locator {
    return this.dialog.getByRole('link', { name: this.say('player-care:stopped.withdraw') });
  }

  get comeBack(): Locator {
    return this.dialog.getByRole('button', { name: this.say('player-care:stopped.ask') });
  }

  get logOut(): Locator {
    return this.dialog.getByRole('button', { name: this.say('player-care:stopped.logOut') });
  }

  get noLimit(): Locator {
    return this.dialog.getByRole('button', { name: this.say('player-care:prompt.none') });
  }

  /** Sets the weekly limit of deposits. */
  async setDepositLimit(amount: string): Promise<void> {
    await this.openDepositLimit(amount);
    await this.dialog.locator('button[type="submit"]').click();
  }

  /** Fills in the weekly limit of deposits. */
  async openDepositLimit(amount: string): Promise<void> {
    const kind = this.say('player-care:limits.kind.deposit');
    await this.main.getByRole('button', { name: new RegExp(`: ${kind}$`) }).click();
    await this.dialog.getByRole('spinbutton').fill(amount);
  }

  async confirmIncrease(): Promise<void> {
    await this.main.getByRole('button', { name: this.say('player-care:limits.increase.confirm') }).click();
  }

  /** Opens a kind of break, chooses its length, and goes to the step that explains it. */
  async chooseBreak(kind: 'timeOut' | 'exclusion', length: string): Promise<void> {
    const [choose, name] = [this.say('player-care:break.choose'), this.say(`player-care:break.${kind}.name`)];
    await this.main.getByRole('button', { name: `${choose}: ${name}` }).click();
    await this.dialog.getByRole('radio', { name: length, exact: true }).check();
    await this.dialog.getByRole('button', { name: this.say('player-care:break.next') }).click();
  }

  async beginBreak(kind: 'timeOut' | 'exclusion'): Promise<void> {
    await this.dialog.getByRole('button', { name: this.say(`player-care:break.${kind}.start`) }).click();
  }
}
