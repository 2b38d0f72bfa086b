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

/** Tags of the way from the welcome to the record of the first bet, which takes at most twelve presses, besides the forms. */
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

/** Somebody on their first visit, from the first look to a bet's record. Forms are filled in; everything else is pressed. */
export class Visitor {
  readonly way: PathOfPresses;
  readonly account = PERSON.username;
  readonly password = PERSON.password;

  constructor(private readonly visit: Visit) {
    this.way = new PathOfPresses(visit.page);
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
  }

  /** Follows the welcome to the deposit, past the ticket that waits where there is one, and past the question for a limit. */
  async goToDeposit(): Promise<void> {
    const { page, say, brand } = this.visit;
    const welcome = new WelcomeSheet(page, brand, say);
    await welcome.step.waitFor();
    if ((await welcome.next('deposit').count()) > 0) {
      await this.way.press(welcome.next('deposit'));
      return this.setNoLimit();
    }
    await this.way.press(welcome.lookAround);
    await this.setNoLimit();
    const bar = page.getByRole('navigation', { name: say('shell:navigation.bar') });
    return this.way.press(bar.getByRole('link', { name: say('deposit:entry.deposit') }));
  }

  /** Answers the question for a limit, which is a form. */
  private async setNoLimit(): Promise<void> {
    const { noLimit } = new CareScreen(this.visit.page, this.visit.say);
    await noLimit.waitFor();
    await this.way.look();
    await noLimit.click();
    await noLimit.waitFor({ state: 'hidden' });
  }

  /** Says who they are where the cashier asks for it, and is approved. */
  async verify(country: string): Promise<void> {
    const { page, site, say } = this.visit;
    const kyc = new KycDialog(page, say);
    await this.way.press(page.getByRole('main').getByRole('button', { name: say('kyc:gate.needed.action') }));
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
  }

  /** Orders the smallest deposit that is offered, pays it, and goes on to the games. */
  async deposit(): Promise<void> {
    const { page, say } = this.visit;
    const deposit = new DepositScreen(page, say);
    await this.way.press(deposit.presets.first());
    await this.way.press(deposit.order);
    await this.way.press(deposit.paid);
    await expect(deposit.state('credited')).toBeVisible();
    await this.way.press(page.getByRole('main').getByRole('link', { name: say('deposit:order.play') }));
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
    await this.way.press(play);
    await expect(play).toHaveAttribute('aria-disabled', 'false');
    await expect(frame.locator('#problem')).toBeHidden();
  }

  /** Places a quick pick. */
  async betOnDraw(): Promise<void> {
    const { page, say } = this.visit;
    const main = page.getByRole('main');
    await this.way.press(main.getByRole('button', { name: say('lottery:pick.quick') }));
    await this.way.press(main.getByRole('button', { name: say('lottery:pick.add') }));
    await this.way.press(page.getByRole('button', { name: say('lottery:slip.review') }));
    await this.way.press(
      page.getByRole('button', { name: new RegExp(say('lottery:slip.place', { total: '' }).trim()) }),
    );
    await this.way.press(page.getByRole('button', { name: say('lottery:receipt.bets') }));
  }

  /** Sees the bet of the draw that was just made. */
  async seeSettled(): Promise<void> {
    const { page, say } = this.visit;
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
