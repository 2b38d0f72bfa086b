import { expect, type Page } from '@playwright/test';
import { photograph } from '../site/photograph.ts';
import type { RunningSite } from '../site/running-site.ts';
import type { Say } from '../site/words.ts';
import { CareScreen } from './care-screen.ts';
import { DepositScreen } from './deposit-screen.ts';
import { KycDialog } from './kyc-dialog.ts';
import { LotteryScreen } from './lottery-screen.ts';
import { PathOfPresses } from './path-of-presses.ts';
import { RegistrationSheet } from './registration-sheet.ts';
import { SiteHeader } from './site-header.ts';
import { SmsCode } from './sms-code.ts';
import { WalletScreen } from './wallet-screen.ts';
import { WelcomeSheet } from './welcome-sheet.ts';
import { WithdrawalScreen } from './withdrawal-screen.ts';

/** Payment password that confirms a withdrawal. */
const DIGITS = '482915';

const PERSON = { username: 'tala2026', password: 'Bayani-26!', fullName: 'Maria Santos', birthday: '14-08-1996' };

/** Details that the verification asks beyond those of the registration. */
const REST = { placeOfBirth: 'Cebu', address: '12 Mabini Street', employerName: 'Harbour Works' };

interface Visit {
  page: Page;
  site: RunningSite;
  say: Say;
  /** The brand's name. */
  brand: string;
}

/** Tags of the way from the first page to the record of the first bet. */
export const FIRST_BET = [
  '@phone',
  '@registration',
  '@welcome',
  '@deposit',
  '@kyc',
  '@games',
  '@member-records',
  '@home',
];

/** Somebody on their first visit, from the first look to a bet's record. What they press is counted, by the step. */
export class Visitor {
  readonly way: PathOfPresses;
  readonly account = PERSON.username;
  readonly password = PERSON.password;

  constructor(private readonly visit: Visit) {
    this.way = new PathOfPresses(visit.page);
  }

  /** Opens the first page and counts from there. */
  async arrive({ isWarned }: { isWarned: boolean } = { isWarned: false }): Promise<void> {
    const { page, site, say } = this.visit;
    await page.goto(`${site.url}/index`);
    await this.way.begin();
    if (!isWarned) return;
    await this.way.press(page.getByRole('button', { name: say('disclaimer:accept') }));
    await this.way.note('disclaimer');
  }

  /** Opens an account with a username. */
  async register(): Promise<void> {
    const { page, say } = this.visit;
    const sheet = new RegistrationSheet(page, say);
    await new SiteHeader(page, say).register.click();
    await sheet.fill(PERSON);
    await sheet.accept();
    await sheet.send();
    await expect(sheet.dialog).toBeHidden();
    await this.way.note('registration');
  }

  /** Opens an account with a mobile number and the code sent to it. */
  async registerMobile(number: string): Promise<void> {
    const { page, site, say } = this.visit;
    const sheet = new RegistrationSheet(page, say);
    await new SiteHeader(page, say).register.click();
    await new SmsCode(page, say).request(number);
    await sheet.enterCode(/\d{6}/.exec(await site.lastMessage(`+84${number}`))?.[0] ?? '');
    await sheet.field(say('registration:field.birthday')).fill(PERSON.birthday);
    await sheet.accept();
    await sheet.send();
    await expect(sheet.dialog).toBeHidden();
    await this.way.note('registration');
  }

  /** Follows the welcome to the deposit, beside the ticket that waits where there is one, and past the question for a limit. */
  async goToDeposit(): Promise<void> {
    const { page, say, brand } = this.visit;
    await this.way.press(new WelcomeSheet(page, brand, say).next('deposit'));
    await this.way.note('welcome');
    await this.setNoLimit();
  }

  /** Answers the question for a limit, which is a form. */
  private async setNoLimit(): Promise<void> {
    const { noLimit } = new CareScreen(this.visit.page, this.visit.say);
    await noLimit.waitFor();
    await this.way.look();
    await noLimit.click();
    await noLimit.waitFor({ state: 'hidden' });
    await this.way.note('limit');
  }

  /** Says who they are where the cashier asks for it unbidden, and is approved. */
  async verify(country: string): Promise<void> {
    const { page, site, say } = this.visit;
    const kyc = new KycDialog(page, say);
    await kyc.dialog.waitFor();
    await this.way.look();
    await kyc.start();
    await kyc.fill({ payeename: PERSON.fullName, birthday: PERSON.birthday, country, ...REST });
    await kyc.next();
    for (const side of ['idCardFront', 'idCardBack', 'idCardSelfie'])
      await kyc.choose(say(`kyc:documents.${side}`), { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photograph() });
    await kyc.send();
    await kyc.confirmSent();
    await site.setVerification(this.account, 'A');
    await this.way.note('verification');
  }

  /** Orders the deposit that is suggested, the smallest that is offered, and pays it. The receipt leads on to the games. */
  async deposit(): Promise<void> {
    const { page, say } = this.visit;
    const deposit = new DepositScreen(page, say);
    await expect(deposit.presets.first()).toHaveAttribute('aria-pressed', 'true');
    await this.way.press(deposit.order);
    await this.way.press(deposit.paid);
    await expect(deposit.state('credited')).toBeVisible();
    await this.way.look();
    await this.way.note('deposit');
  }

  /** Moves everything to the wallet of the game's vendor, which leads back to the game. */
  async moveToVendor(): Promise<void> {
    const { page, say } = this.visit;
    await this.way.press(page.getByRole('main').getByRole('link', { name: say('games:wallet.move') }));
    await this.way.press(new WalletScreen(page, say).confirm);
  }

  /** Bets with the stake that the game suggests, and waits for the outcome. */
  async play(): Promise<void> {
    const frame = this.visit.page.frameLocator('iframe');
    const play = frame.locator('#play');
    await play.waitFor();
    await this.way.countIn(frame.locator('html'));
    await this.way.press(play);
    await expect(play).toHaveAttribute('aria-disabled', 'false');
    await expect(frame.locator('#problem')).toBeHidden();
    await this.way.note('game');
  }

  /** Places a quick pick, and waits for the receipt. */
  async betOnDraw(): Promise<void> {
    const { page, say } = this.visit;
    const main = page.getByRole('main');
    await this.way.press(main.getByRole('button', { name: say('lottery:pick.quick') }));
    await this.way.press(main.getByRole('button', { name: say('lottery:slip.addAndReview') }));
    await this.way.press(
      page.getByRole('button', { name: new RegExp(say('lottery:slip.place', { total: '' }).trim()) }),
    );
    await expect(page.getByRole('button', { name: say('lottery:receipt.bets') })).toBeVisible();
  }

  /** Is told the outcome of the draw that was just made. */
  async hearOutcome(): Promise<void> {
    const { page, say } = this.visit;
    await expect(new LotteryScreen(page, say).outcome).toBeVisible();
    await this.way.note('bet');
  }

  /** Looks at the bet of the draw that was just made. */
  async seeSettled(): Promise<void> {
    const { page, say } = this.visit;
    await this.way.press(page.getByRole('button', { name: say('lottery:receipt.bets') }));
    const { bets } = new LotteryScreen(page, say);
    const { won, lost } = { won: say('lottery:state.won'), lost: say('lottery:state.lost') };
    await expect(bets.filter({ hasText: new RegExp(`${won}|${lost}`) })).toHaveCount(1);
    await this.way.look();
  }

  /** Follows a game's link to its bets, of which there is one. */
  async findBet(): Promise<void> {
    const { page, say } = this.visit;
    const main = page.getByRole('main');
    await this.way.press(main.getByRole('link', { name: say('member-records:entry.betting') }));
    const bets = main.getByRole('list', { name: say('member-records:betting.bets') }).getByRole('listitem');
    await expect(bets).toHaveCount(1);
    await this.way.look();
  }

  /**
   * Adds an account for winnings, waits until it can be used, and requests a withdrawal to it. The first account of a verified
   * person waits for nothing.
   * @param amount as typed
   * @param password of an account that has one
   */
  async withdraw(
    amount: string,
    { password = '', isVerified }: { password?: string; isVerified: boolean },
  ): Promise<void> {
    const { page, site, say } = this.visit;
    const withdrawal = new WithdrawalScreen(page, say);
    await page.goto(`${site.url}/member?page=withdraw`);
    await this.way.press(withdrawal.addFirst);
    await withdrawal.addBankAccount(PERSON.fullName, '001234567890');
    if (!isVerified) {
      await expect(withdrawal.wait).toBeVisible();
      await expect(withdrawal.amount).toBeHidden();
      await site.endAccountWaits();
      await page.reload();
    }
    await withdrawal.amount.fill(amount);
    await this.way.press(withdrawal.act);
    await withdrawal.setPaymentPassword(DIGITS, password);
    await withdrawal.confirm(DIGITS);
    await expect(withdrawal.approval).toBeVisible();
  }

  /** Sets a weekly limit of deposits, and sees it. @param shown the limit as the page writes it */
  async setLimit(amount: string, shown: RegExp): Promise<void> {
    const { page, site, say } = this.visit;
    const care = new CareScreen(page, say);
    await page.goto(`${site.url}/member?page=playerCare`);
    await care.setDepositLimit(amount);
    await expect(care.dialog).toBeHidden();
    await expect(care.main.getByText(shown).first()).toBeVisible();
  }
}
