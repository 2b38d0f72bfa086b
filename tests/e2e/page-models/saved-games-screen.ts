import type { Locator, Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** The favourite games and the recent games. */
export class SavedGamesScreen {
  readonly noFavorites: Locator;
  readonly noRecent: Locator;
  /** Tells a trial player that this needs a real account. */
  readonly realAccount: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.noFavorites = page.getByText(say('saved-games:favorite.empty'));
    this.noRecent = page.getByText(say('saved-games:recent.empty'));
    this.realAccount = page.getByRole('dialog', { name: say('shell:trial.title') });
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.say('saved-games:entry.favorite') });
  }

  async findGame(): Promise<void> {
    await this.page.getByRole('link', { name: this.say('saved-games:find') }).click();
  }

  async keepBrowsing(): Promise<void> {
    await this.realAccount.getByRole('button', { name: this.say('shell:trial.back') }).click();
  }

  async createAccount(): Promise<void> {
    await this.realAccount.getByRole('link', { name: this.say('shell:trial.register') }).click();
  }
}
