import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';

/** A page of the lottery: one game, and the slip beside it or in a sheet. */
export class LotteryScreen {
  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {}

  game(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  get draws(): Locator {
    return this.page.getByRole('list', { name: this.begins('draw.numbers', 'issue') });
  }

  get bets(): Locator {
    const list = this.page.getByRole('list', { name: this.say('lottery:bets.title') });
    return list.getByRole('listitem').filter({ hasText: this.begins('draw.number', 'issue') });
  }

  /** The message that a bet was won or lost. */
  get outcome(): Locator {
    const told = (state: 'won' | 'lost') => this.say(`lottery:settled.${state}`, { game: '', total: '' }).trim();
    return this.page
      .getByText(told('won'))
      .or(this.page.getByText(told('lost')))
      .first();
  }

  tab(name: 'bet' | 'results' | 'bets'): Locator {
    return this.page.getByRole('tab', { name: this.say(`lottery:tab.${name}`), exact: true });
  }

  /** Opens the games of a prize mode. */
  async choose(mode: 'LOTT' | 'ZY' | 'ELOTT'): Promise<void> {
    await this.page.getByRole('link', { name: this.say(`lottery:mode.${mode}`), exact: true }).click();
  }

  /** Opens a game of the current prize mode from the menu. */
  async play(name: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: this.say('lottery:menu.label') });
    await menu.getByRole('link', { name }).click();
    await expect(this.game(name)).toBeVisible();
  }

  /** Puts a bet on the slip. */
  async add(kind: string, ...options: string[]): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByRole('button', { name: kind, exact: true }).click();
    for (const option of options) await main.getByRole('button', { name: option, exact: true }).click();
    await main.getByRole('button', { name: this.say('lottery:pick.add') }).click();
  }

  /** Opens the slip where it is not beside the game. */
  async review(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('lottery:slip.review') }).click();
  }

  async place(): Promise<void> {
    await this.page.getByRole('button', { name: this.begins('slip.place', 'total') }).click();
  }

  async seeBets(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('lottery:receipt.bets') }).click();
  }

  /** The beginning of a text, up to its last value. */
  private begins(key: string, value: string): RegExp {
    return new RegExp(this.say(`lottery:${key}`, { [value]: '' }).trim());
  }
}
