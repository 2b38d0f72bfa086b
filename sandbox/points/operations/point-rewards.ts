import type { Handler } from '#sandbox/calls/call.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { describeGood, goods, kindOf } from '../goods.ts';
import { POINTS } from '../point-member.ts';
import { pointStock } from '../point-tables.ts';

export const pointRewards: Handler<'pointRewards'> = async ({ platform, query }) => {
  requireModule(platform, POINTS);
  const rows = await platform.db.select().from(pointStock);
  const left = new Map(rows.map((row) => [row.rewardId, row.left]));
  const offered = goods.map((good) => ({
    rewardId: good.rewardId,
    kind: kindOf(good),
    ...describeGood(platform.brand, good.rewardId, query.language),
    points: good.points,
    stock: left.get(good.rewardId) ?? 0,
  }));
  return { success: true, value: { goods: offered } };
};
