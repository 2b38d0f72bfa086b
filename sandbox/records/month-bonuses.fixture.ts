import { JPEG as PICTURE } from '../member/pictures.fixture.ts';
import { POINTS } from '../points/point-member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { DAY_MS } from '../time.ts';
import type { DaySteps } from './month-steps.fixture.ts';

/** Promotions by the day on which they are claimed. The first is given up later. */
const PROMOTIONS: Readonly<Record<number, number>> = { 2: 501, 11: 502, 16: 510 };
const [RAFFLE, RAFFLE_DAY, GIVEN_UP_DAY] = [506, 8, 5];

/** Pays promotions, a raffle and missions, and gives up a bonus. */
export async function monthBonuses(steps: DaySteps): Promise<void> {
  const { day, send } = steps;
  const promotionId = PROMOTIONS[day];
  if (promotionId !== undefined) await claimPromotion(steps, promotionId);
  if (day === GIVEN_UP_DAY) await giveUp(steps);
  if (day === RAFFLE_DAY)
    await send('/wps/relay/MCS2_claimRafflePromotion', {
      json: { promotionId: RAFFLE, idempotencyKey: 'raffle-once' },
    });
  await claimMission(steps);
}

async function claimPromotion({ account, sandbox, send }: DaySteps, promotionId: number): Promise<void> {
  await send('/wps/relay/MCSFE_applyPromotion', { json: { promotionId, comment: 'Paid.', images: [PICTURE] } });
  await sandbox.call('PUT', '/sandbox/control/promotion', { json: { account, promotionId, status: 'ISSUED' } });
  await send('/wps/relay/MCSFE_claimPromotion', { json: { promotionId, idempotencyKey: `claim-${promotionId}` } });
}

async function giveUp({ day, read, send }: DaySteps): Promise<void> {
  const { content } = answerOf('bonuses', await read('/wps/member/bonuses?status=open')).value;
  const [open] = content;
  if (open?.forfeits === undefined) throw new Error(`There is no bonus to give up on day ${day}.`);
  const { promotionId, forfeits: amount } = open;
  await send('/wps/member/bonuses/giveUp', { json: { promotionId, amount, idempotencyKey: 'give-up-once' } });
}

/** The day's visit, in points, and every other day in money. */
async function claimMission({ day, sandbox, send }: DaySteps): Promise<void> {
  const { switches, now } = sandbox.platform;
  switches.modules = { ...switches.modules, [POINTS]: day % 2 === 0 };
  const periodStart = Math.floor(now() / DAY_MS) * DAY_MS;
  await send('/wps/relay/MCSFE_claimMissionReward', {
    json: { missionId: 'day-visit', periodStart, idempotencyKey: `mission-${day}` },
  });
  switches.modules = { ...switches.modules, [POINTS]: true };
}
