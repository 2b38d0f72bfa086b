import { expect } from '@playwright/test';
import { calmGame } from '#sandbox/lottery/calm-game.fixture.ts';
import { lotteryWords } from '#sandbox/lottery/words.ts';
import { DepositScreen } from '#tests/e2e/page-models/deposit-screen.ts';
import { GameScreen } from '#tests/e2e/page-models/game-screen.ts';
import { GameTiles } from '#tests/e2e/page-models/game-tiles.ts';
import { LotteryScreen } from '#tests/e2e/page-models/lottery-screen.ts';
import { WithdrawalScreen } from '#tests/e2e/page-models/withdrawal-screen.ts';
import { logInAs } from '#tests/e2e/site/log-in-as.ts';
import { wordsOf } from '#tests/e2e/site/words.ts';
import type { Step, Visit } from './step.ts';

const say = wordsOf('EN');
const PASSWORD = 'Sandbox1!';
const DIGITS = '482915';

/** Steps that move money. */
export const moneySteps: readonly Step[] = [
  {
    name: 'a deposit is ordered once',
    operation: 'createDeposit',
    tags: ['@deposit'],
    open: async ({ page, site }) => {
      const deposit = new DepositScreen(page);
      await site.set({ depositsHeld: true });
      await logInAs(page, site, 'player12');
      await page.goto(`${site.url}/member?page=depositv2`);
      await deposit.method('Paloma').check();
      await deposit.presets.nth(2).click();
    },
    button: (page) => new DepositScreen(page).order,
    typed: (page) => new DepositScreen(page).amount,
    done: async ({ page }) => {
      const deposit = new DepositScreen(page);
      await expect(deposit.state('waiting')).toBeVisible();
      await page.goBack();
      await expect(deposit.openOrders).toHaveCount(1);
    },
  },
  {
    name: 'a deposit is said to be paid once',
    operation: 'reportDepositPaid',
    tags: ['@deposit'],
    open: orderDeposit,
    button: (page) => new DepositScreen(page).paid,
    findsOut: true,
    done: ({ page }) => expect(new DepositScreen(page).state('paid')).toBeVisible(),
  },
  {
    name: 'a deposit is cancelled',
    operation: 'cancelDeposit',
    tags: ['@deposit'],
    open: orderDeposit,
    ask: (page) => page.getByRole('button', { name: say('deposit:order.cancel') }).click(),
    button: (page) => page.getByRole('dialog').getByRole('button', { name: say('deposit:cancel.confirm') }),
    findsOut: true,
    done: ({ page }) => expect(new DepositScreen(page).state('cancelled')).toBeVisible(),
  },
  {
    name: 'a game opens',
    operation: 'launchGame',
    tags: ['@games'],
    open: async ({ page, site }) => {
      const game = new GameScreen(page);
      await logInAs(page, site, 'player4');
      await page.goto(`${site.url}/rng`);
      // Loads the page of a game, since this step is about the call alone.
      await new GameTiles(page).link('Fortune Tiger').click();
      await expect(game.playButton).toHaveAttribute('aria-disabled', 'false');
      await game.leave();
    },
    button: (page) => {
      const again = page.getByRole('main').getByRole('button', { name: say('shell:error.retry') });
      return new GameTiles(page).link('Fortune Tiger').or(again);
    },
    said: say('games:problem.launch'),
    done: async ({ page }) => {
      const game = new GameScreen(page);
      await expect(game.iframe).toHaveCount(1);
      await expect(game.playButton).toHaveAttribute('aria-disabled', 'false');
    },
  },
  {
    name: 'a bet is placed once',
    operation: 'placeLotteryBets',
    tags: ['@lottery'],
    open: async ({ page, site }) => {
      const { gameCode } = calmGame(['lao-weekly-draw', 'angkor-draw'], await site.now());
      const lottery = new LotteryScreen(page);
      await logInAs(page, site, 'player4');
      await page.goto(`${site.url}/seaLottery?gameCode=${gameCode}`);
      await expect(lottery.game(lotteryWords('EN').game(gameCode))).toBeVisible();
      await lottery.add('Last digit', 'Big');
      await lottery.review();
    },
    button: (page) => {
      const [place, again] = [say('lottery:slip.place', { total: '' }).trim(), say('shell:error.retry')];
      return page.getByRole('dialog').getByRole('button', { name: new RegExp(`${place}|^${again}$`) });
    },
    said: say('lottery:refused.unanswered'),
    done: async ({ page }) => {
      const lottery = new LotteryScreen(page);
      await lottery.seeBets();
      await expect(lottery.bets).toHaveCount(1);
    },
  },
  {
    name: 'a withdrawal is requested once',
    operation: 'requestWithdrawal',
    tags: ['@withdrawal'],
    open: async ({ page, site }) => {
      const withdrawal = new WithdrawalScreen(page);
      await logInAs(page, site, 'player12');
      await page.goto(`${site.url}/member?page=withdraw`);
      await withdrawal.presets.first().click();
      await withdrawal.act.click();
      await withdrawal.setPaymentPassword(DIGITS, PASSWORD);
      // In the dialog that has set it, the password is not asked for again.
      await withdrawal.closeDialog();
      await withdrawal.act.click();
      await withdrawal.paymentPassword.fill(DIGITS);
    },
    button: (page) => new WithdrawalScreen(page).send,
    typed: (page) => new WithdrawalScreen(page).paymentPassword,
    done: async ({ page }) => {
      await expect(page.getByRole('main').getByText('Waiting for approval')).toBeVisible();
      await page.goBack();
      await expect(new WithdrawalScreen(page).openOrders).toHaveCount(1);
    },
  },
  {
    name: 'a transfer is confirmed',
    operation: 'confirmWithdrawal',
    tags: ['@withdrawal'],
    open: async ({ page, site }) => {
      const withdrawal = new WithdrawalScreen(page);
      await logInAs(page, site, 'player12');
      await page.goto(`${site.url}/member?page=withdraw`);
      await withdrawal.presets.first().click();
      await withdrawal.act.click();
      await withdrawal.setPaymentPassword(DIGITS, PASSWORD);
      await withdrawal.confirm(DIGITS);
      await expect(page).toHaveURL(/order=/);
      await site.operateWithdrawal(WithdrawalScreen.orderIdOf(page), 'pay');
      await expect(page.getByRole('main').getByText('Has ₱990.00 arrived?')).toBeVisible();
    },
    button: (page) => new WithdrawalScreen(page).act,
    findsOut: true,
    done: ({ page }) => expect(page.getByRole('main').getByText('Your money has arrived')).toBeVisible(),
  },
];

async function orderDeposit({ page, site }: Visit): Promise<void> {
  const deposit = new DepositScreen(page);
  await site.set({ depositsHeld: true });
  await logInAs(page, site, 'player12');
  await page.goto(`${site.url}/member?page=depositv2`);
  await deposit.method('Paloma').check();
  await deposit.presets.nth(2).click();
  await deposit.order.click();
  await expect(deposit.paid).toBeEnabled();
}
