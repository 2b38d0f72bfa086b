import type { Handler } from '#sandbox/calls/call.ts';
import { addDays, dayIn } from '#sandbox/merchants/days.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { Member } from '#sandbox/roster/member.ts';
import { type ContractKind, type ContractPeriod, KIND_RULES } from '#schemas/contracts/terms.ts';
import type { ContractOutlook } from '#schemas/generated/platform.ts';
import { standing, standingBelow } from '../contract.ts';
import { directAgent } from '../contract-agent.ts';
import { contractCaller } from '../contract-caller.ts';
import { beginningOf } from '../contract-days.ts';
import { contractItem } from '../contract-item.ts';
import { contracts } from '../contract-tables.ts';
import { endedItems } from '../ended-items.ts';
import { figuresOfDays, NO_FIGURES } from '../figures-of.ts';
import { runningDays } from '../running-days.ts';

export const contractOutlook: Handler<'contractOutlook'> = async (call) => {
  const { platform, query } = call;
  const downline = await directAgent(platform.db, contractCaller(call, query.kind).id, query.account);
  return { success: true, value: await outlookFor(platform, downline, query.kind) };
};

/** Figures for an agent who is about to propose a contract to a downline. */
async function outlookFor(platform: Platform, downline: Member, kind: ContractKind): Promise<ContractOutlook> {
  const { db, brand } = platform;
  const clock = { now: platform.now(), today: dayIn(platform.now(), merchantZone(platform)) };
  const [own] = await db.select().from(contracts).where(standing(downline.id, kind));
  const below = await db.select().from(contracts).where(standingBelow(downline.id, kind)).orderBy(contracts.id);
  const figures = [];
  for (const period of KIND_RULES[kind].periods)
    figures.push({
      period,
      figures: await lastFigures(platform, downline.id, period, clock.today),
      beginsOn: beginningOf(period, own, clock.today),
    });
  return {
    ...{ currency: brand.currency, account: downline.account },
    ...(own && { own: contractItem(own, downline.account, clock) }),
    below: await endedItems(db, downline.id, below),
    figures,
  };
}

/** Figures of the last ended period, or of yesterday for kinds paid more than once a day. */
async function lastFigures({ db }: Platform, id: number, period: ContractPeriod, today: string) {
  const { from, to } = runningDays(period, addDays(runningDays(period, today).from, -1));
  const figures = await figuresOfDays(db, [id], from, to);
  return { from, to, ...(figures.get(id) ?? NO_FIGURES) };
}
