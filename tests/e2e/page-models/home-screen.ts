import { expect, type Locator, type Page } from '@playwright/test';
import { type Say, wordsOf } from '../site/words.ts';
import { BulletinDialog } from './bulletin-dialog.ts';

/** The notices and the winners of the home page. */
export class HomeScreen {
  /** The line of notices. */
  readonly notices: Locator;
  readonly winners: Locator;
  /** The lottery's row, with a countdown for each draw. */
  readonly nextDraws: Locator;

  constructor(
    private readonly page: Page,
    private readonly say: Say = wordsOf('EN'),
  ) {
    this.notices = page.getByRole('region', { name: say('home:notices.label') });
    this.nextDraws = page.getByRole('region', { name: say('lottery:next.title') });
    this.winners = page.getByRole('region', { name: say('home:winners.title') });
  }

  /** Opens the notice at this place of the line, from 0, by keyboard. @returns the dialog and the notice's title */
  async openNotice(place: number): Promise<{ dialog: BulletinDialog; name: string }> {
    const notice = this.notices.getByRole('button').nth(place);
    const name = await notice.innerText();
    await notice.focus();
    await expect(notice).toBeFocused();
    await this.page.keyboard.press('Enter');
    return { dialog: new BulletinDialog(this.page, this.say('home:notices.label'), this.say), name };
  }

  get wins(): Locator {
    return this.winners.getByRole('listitem');
  }

  async showLatestWins(): Promise<void> {
    await this.winners.getByRole('tab', { name: this.say('home:winners.latest') }).click();
  }

  async showAllWinners(count: number): Promise<void> {
    await this.winners.getByRole('button', { name: this.say('home:winners.all', { count }) }).click();
  }

  /** A picture of the rules of play, beside the page. */
  ruleOfPlay(name: string): Locator {
    return this.page.getByRole('complementary').getByRole('img', { name });
  }
}
