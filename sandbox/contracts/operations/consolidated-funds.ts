import { and, eq, gte, sql } from 'drizzle-orm';
import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { moneyOf } from '#sandbox/database/sandbox-schema.ts';
import { startOfMerchantDay } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { bets } from '#sandbox/play/play-tables.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { isAgent, isTrial, type Member } from '#sandbox/roster/member.ts';
import { CONTRACT_KINDS, type ContractKind } from '#schemas/contracts/terms.ts';
import { type MinorUnits, share, sum, ZERO } from '#schemas/money/minor-units.ts';
import { contractDues, contracts } from '../contract-tables.ts';
import { settleKind } from '../settle-kind.ts';

interface KindFunds {
  /** Payable and not paid yet. */
  due: MinorUnits;
  paid: MinorUnits;
}

/** Hundredths of a percent of turnover. */
const RATE = 10;

export const consolidatedFunds: Handler<'consolidatedFunds'> = async (call) => {
  const { platform } = call;
  requireModule(platform, 'AGENTPOLICY3');
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no contracts. Register first.');
  const { dividend, dailySalary, hourlySalary, realTimeSalary } = await contractFunds(platform, member.id);
  const value = {
    currency: platform.brand.currency,
    ...{ divtypereq: dividend.due, divtypeinfo: dividend.paid },
    dailysalreqtype: sum(dailySalary.due, await ownSalary(platform, member)),
    // No contract of the demo pays one day by the rates of several levels.
    ...{ dailysalinfotype: dailySalary.paid, contractmrdailysalinfotype: ZERO },
    ...{ contracthoursalreq: hourlySalary.due, contracthoursalinfo: hourlySalary.paid },
    realtimesalreqtype: realTimeSalary.due,
  };
  return { success: true, value };
};

/** Salary of a player on a week of their own stakes, paid at its end. Agents have contracts instead. */
async function ownSalary({ db, brand, now }: Platform, member: Member): Promise<MinorUnits> {
  if (isAgent(member)) return ZERO;
  const since = startOfMerchantDay(now(), brand.currency, -6);
  const [played] = await db
    .select({ turnover: sql`coalesce(sum(${bets.stake}), 0)`.mapWith(moneyOf) })
    .from(bets)
    .where(and(eq(bets.memberId, member.id), gte(bets.createdAt, since)));
  return share(played?.turnover ?? ZERO, RATE);
}

/** Amounts that contracts of each kind have paid a member, and still owe. */
async function contractFunds(platform: Platform, memberId: number): Promise<Record<ContractKind, KindFunds>> {
  for (const kind of CONTRACT_KINDS) await settleKind(platform, kind);
  const isPaid = sql`${contractDues.paidAt} is not null`;
  const sums = await platform.db
    .select({
      kind: contracts.kind,
      due: sql`coalesce(sum(${contractDues.payable}) filter (where not ${isPaid}), 0)`.mapWith(moneyOf),
      paid: sql`coalesce(sum(${contractDues.payable}) filter (where ${isPaid}), 0)`.mapWith(moneyOf),
    })
    .from(contractDues)
    .innerJoin(contracts, and(eq(contracts.id, contractDues.contractId), eq(contracts.receiverId, memberId)))
    .groupBy(contracts.kind);
  const of = (kind: ContractKind) => sums.find((sum) => sum.kind === kind) ?? { due: ZERO, paid: ZERO };
  return {
    ...{ dividend: of('dividend'), dailySalary: of('dailySalary') },
    ...{ hourlySalary: of('hourlySalary'), realTimeSalary: of('realTimeSalary') },
  };
}
