import { AccountRecord } from '../page-models/account-record.ts';
import { DepositScreen } from '../page-models/deposit-screen.ts';
import { GameScreen } from '../page-models/game-screen.ts';
import { WithdrawalScreen } from '../page-models/withdrawal-screen.ts';
import { logInAs } from '../site/log-in-as.ts';
import { expect, test } from '../site/test.ts';
import { watchRounds } from '../site/watch-round.ts';

const DIGITS = '482915';
/** Credit of a deposit of ₱2,000.00, and amount of the withdrawal. */
const [DEPOSITED, WITHDRAWN] = [198_000, 100_000];

// @proves POST /wps/game/launchGame
// @proves 1.5
test('money is deposited, wins, is withdrawn and arrives, and the record shows each movement', {
  tag: ['@phone', '@deposit', '@withdrawal', '@member-records'],
}, async ({ page, site }) => {
  const [deposit, game, withdrawal] = [new DepositScreen(page), new GameScreen(page), new WithdrawalScreen(page)];
  const main = page.getByRole('main');
  let stake = 0;
  await site.set({ depositsHeld: true, betsWin: true });
  await logInAs(page, site, 'player12');
  await page.goto(`${site.url}/member?page=depositv2`);
  const had = await game.readBalance();

  await test.step('the balance follows when the operator confirms a deposit', async () => {
    await deposit.presets.nth(2).click();
    await deposit.method('Paloma').check();
    await deposit.order.click();
    await deposit.paid.click();
    await expect(deposit.state('paid')).toBeVisible();
    expect(await game.readBalance()).toBe(had);
    await site.decideDeposit(DepositScreen.orderIdOf(page), 'credited');
    await expect(deposit.state('credited')).toBeVisible();
    await expect.poll(() => game.readBalance()).toBe(had + DEPOSITED);
  });

  await test.step('a game wins twice its stake', async () => {
    const watched = await watchRounds(page);
    await page.goto(`${site.url}/seamless?vassalage=JDW&gameCode=fortune-tiger`);
    await expect(game.playButton).toBeEnabled();
    stake = await game.readStake();
    await game.playButton.click();
    await expect(game.won).toBeVisible();
    expect(await watched()).toEqual({ rounds: 1, changes: 0 });
    await expect.poll(() => game.readBalance()).toBe(had + DEPOSITED + stake);
  });

  const left = had + DEPOSITED + stake - WITHDRAWN;

  await test.step('a withdrawal is paid by the operator, and confirmed by the player', async () => {
    await page.goto(`${site.url}/member?page=withdraw`);
    await withdrawal.presets.first().click();
    await withdrawal.act.click();
    await withdrawal.setPaymentPassword(DIGITS, 'Sandbox1!');
    await withdrawal.confirm(DIGITS);
    await expect(main.getByText('Waiting for approval')).toBeVisible();
    await expect.poll(() => game.readBalance()).toBe(left);
    await site.operateWithdrawal(WithdrawalScreen.orderIdOf(page), 'pay');
    await expect(main.getByText('Has ₱990.00 arrived?')).toBeVisible();
    await withdrawal.act.click();
    await expect(main.getByText('Your money has arrived')).toBeVisible();
  });

  await test.step('the record shows each movement, and ends with the balance', async () => {
    await page.goto(`${site.url}/member?page=transactionHistory`);
    expect(await new AccountRecord(page).latest(4)).toEqual([
      { what: 'Withdrawal', amount: -WITHDRAWN, balance: left },
      { what: 'Win', amount: 2 * stake, balance: left + WITHDRAWN },
      { what: 'Bet', amount: -stake, balance: left + WITHDRAWN - 2 * stake },
      { what: 'Deposit', amount: DEPOSITED, balance: had + DEPOSITED },
    ]);
    expect(await game.readBalance()).toBe(left);
  });
});
