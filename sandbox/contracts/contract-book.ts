import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractBook } from '#schemas/generated/platform.ts';
import { addDays, dayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import type { Member } from '../roster/member.ts';
import { type Contract, LATEST_FIRST, lastsFrom, ofKind, termsOf } from './contract.ts';
import { accountsFor, directAgents } from './contract-agent.ts';
import { contractItem } from './contract-item.ts';
import { contracts } from './contract-tables.ts';
import { tooHighBelow } from './end-contracts.ts';
import { endedItems } from './ended-items.ts';

/** Most recent contracts that are listed. */
const LISTED = 1000;
/** Days that ended contracts stay listed. */
const DAYS_LISTED = 90;

/** The agent's contracts of a kind. */
export async function contractBook(platform: Platform, agent: Member, kind: ContractKind): Promise<ContractBook> {
  const { db, brand } = platform;
  const timeZone = merchantZone(platform);
  const clock = { now: platform.now(), today: dayIn(platform.now(), timeZone) };
  const { own, next, proposal } = await received(platform, agent.id, kind, clock.today);
  const given = await givenBy(platform, agent.id, kind, clock.today);
  const accounts = await accountsFor(db, agent.id, partiesOf([...given, own, next, proposal]));
  const itemOf = (contract: Contract, partyId: number | null) =>
    contractItem(contract, partyId === null ? undefined : accounts.get(partyId), clock);
  const ends = proposal ? await tooHighBelow(db, agent.id, kind, termsOf(proposal)) : [];
  return {
    ...{ kind, currency: brand.currency, timeZone, asOf: clock.now },
    ...(own && { own: itemOf(own, own.giverId) }),
    ...(next && { next: itemOf(next, next.giverId) }),
    ...(proposal && { proposal: itemOf(proposal, proposal.giverId) }),
    ends: await endedItems(db, agent.id, ends),
    given: given.map((contract) => itemOf(contract, contract.receiverId)),
    downlines: (await directAgents(db, agent.id)).map(({ account }) => account),
  };
}

function partiesOf(parties: readonly (Contract | undefined)[]): number[] {
  const ids = parties.flatMap((contract) => (contract ? [contract.receiverId, contract.giverId] : []));
  return ids.filter((id) => id !== null);
}

async function received({ db, now }: Platform, agentId: number, kind: ContractKind, today: string) {
  const mine = and(ofKind(kind), eq(contracts.receiverId, agentId));
  const lasting = await db
    .select()
    .from(contracts)
    .where(and(mine, lastsFrom(today)))
    .orderBy(contracts.beginsOn);
  const [proposal] = await db
    .select()
    .from(contracts)
    .where(and(mine, eq(contracts.status, 'proposed'), gt(contracts.answerBy, now())));
  const isBegun = ({ beginsOn }: Contract) => beginsOn !== null && beginsOn <= today;
  return { own: lasting.find(isBegun), next: lasting.find((contract) => !isBegun(contract)), proposal };
}

function givenBy({ db }: Platform, agentId: number, kind: ContractKind, today: string): Promise<Contract[]> {
  const since = addDays(today, -DAYS_LISTED);
  const accepted = and(eq(contracts.status, 'accepted'), or(isNull(contracts.endsOn), gte(contracts.endsOn, since)));
  const others = and(
    inArray(contracts.status, ['proposed', 'rejected', 'withdrawn']),
    gte(contracts.proposedAt, Date.parse(since)),
  );
  return db
    .select()
    .from(contracts)
    .where(and(ofKind(kind), eq(contracts.giverId, agentId), or(accepted, others)))
    .orderBy(LATEST_FIRST)
    .limit(LISTED);
}
