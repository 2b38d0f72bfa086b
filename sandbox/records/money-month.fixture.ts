import { eq } from 'drizzle-orm';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { deposit } from '../ledger/deposit.ts';
import { lotteryRound } from '../lottery/lottery-round.fixture.ts';
import { placeBet } from '../play/bet.ts';
import { memberByAccount } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { answerOf } from '../testing/answer-of.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { withdrawingMember } from '../withdrawals/withdrawal-bench.fixture.ts';
import { withdrawalNumber } from '../withdrawals/withdrawal-item.ts';
import { monthBonuses } from './month-bonuses.fixture.ts';
import { type DaySteps, stepsOf } from './month-steps.fixture.ts';

export const MONTH_DAYS = 30;
const [PASSWORD, DIGITS] = ['Sandbox1!', '482915'];
const VENDOR = 'JDW';

interface Month {
  account: string;
  start: number;
  random: () => number;
  setNow: (now: number) => void;
}

/** Thirty days in which a member's money moves in every way that a member's can. */
export async function playMonth(sandbox: TestSandbox, { account, start, random, setNow }: Month): Promise<void> {
  const withdrawing = await withdrawingMember(sandbox, account, start);
  const upline = await memberByAccount(sandbox.platform.db, 'agent111');
  await sandbox.platform.db.update(members).set({ uplineId: upline?.id }).where(eq(members.account, account));
  for (let day = 0; day < MONTH_DAYS; day += 1) {
    setNow(start + day * DAY_MS + Math.floor(random() * 4) * HOUR_MS);
    const steps = await stepsOf(sandbox, account, day);
    if (day === 0)
      await steps.send('/wps/member/paymentPassword', { secret: { paymentPassword: DIGITS, password: PASSWORD } });
    await deposit(sandbox.platform.db, {
      ...{
        memberId: withdrawing.memberId,
        amount: minorUnits(2000 + day),
        kind: 'deposit',
        at: sandbox.platform.now(),
      },
      idempotencyKey: `test:${day}`,
    });
    await play(steps, random);
    if (day % 3 === 0) await convertPoints(steps);
    await monthBonuses(steps);
    if (day % 3 > 0) await moveVendorMoney(steps, day % 3 === 1);
    if (day % 6 === 2) await sendToUpline(steps);
    if (day % 4 === 3) await withdraw(steps, withdrawing.request);
  }
}

/** Four bets, and every fifth day one in a lottery; one of its draws is cancelled. */
async function play(steps: DaySteps, random: () => number): Promise<void> {
  const { sandbox, day, send } = steps;
  const list = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=3');
  const session = await launch(steps, JSON.parse(list.text).games[day % 3]);
  for (let bet = 0; bet < 4; bet += 1) {
    const stake = minorUnits(11 + Math.floor(random() * 300));
    await placeBet(sandbox.platform, { session, stake, idempotencyKey: `${day}:${bet}` });
  }
  if (day % 5 > 0) return;
  const round = lotteryRound(sandbox);
  const lines = [await round.line('speed-draw-1', 'side', 100 + 10 * day)];
  await send('/lgw/bets', { json: { idempotencyKey: `lottery-${day}`, lines } });
  await round.draw('speed-draw-1', day === 10);
}

async function launch({ send }: DaySteps, game: Record<string, unknown>): Promise<string> {
  const { nodeId, vassalage, gameType, gameCode } = game;
  const { text } = await send('/wps/game/launchGame', { json: { nodeId, vassalage, gameType, gameCode } });
  return new URL(JSON.parse(text).value.url, 'http://platform.example').searchParams.get('session') ?? '';
}

async function convertPoints({ day, send }: DaySteps): Promise<void> {
  await send('/wps/relay/passwordCheck/MCS2_convertPoint', {
    secret: { points: 2000, password: PASSWORD, idempotencyKey: `points-${day}` },
  });
}

/** Money goes to a vendor, whose game plays from there; the day after, all of it comes back. */
async function moveVendorMoney(steps: DaySteps, isIn: boolean): Promise<void> {
  const { sandbox, day, send } = steps;
  const transfer = (json: object) =>
    send('/wps/relay/GCS_walletTransfer', { json: { idempotencyKey: `wallet-${day}`, ...json } });
  const { platform } = sandbox;
  platform.switches.vendorWallets = true;
  if (isIn) {
    await transfer({ direction: 'in', vassalage: VENDOR, amount: 3000 + day });
    const path = `/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=1&vassalage=${VENDOR}`;
    const session = await launch(steps, JSON.parse((await sandbox.call('GET', path)).text).games[0]);
    await placeBet(platform, { session, stake: minorUnits(77 + day), idempotencyKey: `vendor-${day}` });
  } else await transfer({ direction: 'out' });
  platform.switches.vendorWallets = false;
}

async function sendToUpline({ day, read, send }: DaySteps): Promise<void> {
  const { upline, made } = answerOf('uplineTerms', await read('/wps/member/upline/terms')).value;
  const shown = { account: upline?.account ?? '', made, paymentPassword: DIGITS };
  await send('/wps/member/upline/transfer', {
    secret: { amount: 900 + day, ...shown, idempotencyKey: `upline-${day}` },
  });
}

type Request = Awaited<ReturnType<typeof withdrawingMember>>['request'];

/** Withdrawals end in turn refused, confirmed in two parts, confirmed automatically, and in review. */
async function withdraw({ day, sandbox, send }: DaySteps, request: Request): Promise<void> {
  const { platform } = sandbox;
  const orderId = withdrawalNumber(platform, await request(1500 + day, `withdrawal-${day}`, platform.now()));
  const operate = (step: string) => sandbox.call('PUT', '/sandbox/control/withdrawal', { json: { orderId, step } });
  const turn = Math.floor(day / 4) % 4;
  if (turn === 0) await operate('refuse');
  if (turn === 1) {
    await operate('pay-half');
    await operate('pay');
    await send('/wps/member/withdrawal/received', { json: { orderId } });
  }
  if (turn !== 2) return;
  await operate('pay');
  await operate('time-out');
}
