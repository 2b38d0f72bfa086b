import { eq, inArray, sql } from 'drizzle-orm';
import type { TeamRow } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { accounts } from '../ledger/ledger-tables.ts';
import { type Member, memberTypeOf } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { lineage } from './team-tables.ts';

/** Columns of a row of an agent's team. Each is asked for row by row: a join would read the whole of a big table. */
export function rowColumns(agentId: number) {
  const balance = sql`(select ${accounts.balance} from ${accounts} where ${eq(accounts.memberId, members.id)})`;
  const level = sql`(select ${lineage.level} from ${lineage}
    where ${eq(lineage.memberId, members.id)} and ${eq(lineage.ancestorId, agentId)})`;
  return {
    id: members.id,
    account: members.account,
    nickname: members.nickname,
    type: members.type,
    level: sql`coalesce(${level}, 0)`.mapWith(Number).as('level'),
    members: sql`${members.below} + 1`.mapWith(Number).as('members'),
    directs: members.directs,
    balance: sql`coalesce(${balance}, 0)`.mapWith(moneyOf).as('balance'),
    rate: members.rate,
    lastLogInAt: members.lastLogInAt,
    registeredAt: members.registeredAt,
    isFrozen: sql<boolean>`${members.frozenBy} is not null`.as('is_frozen'),
  };
}

export interface RowValues extends Pick<Member, 'account' | 'nickname' | 'type' | 'directs' | 'rate' | 'registeredAt'> {
  level: number;
  members: number;
  balance: MinorUnits;
  lastLogInAt: number | null;
  isFrozen: boolean;
}

export function teamRow(values: RowValues): TeamRow {
  const { account, nickname, level, directs, balance, rate, lastLogInAt, registeredAt, isFrozen } = values;
  return {
    ...{ account, nickname, type: memberTypeOf(values), level, members: values.members, directs, balance, rate },
    ...(lastLogInAt !== null && { lastLogInAt }),
    ...{ registeredAt, isFrozen },
  };
}

/** Rows of some members, in their order. */
export async function teamRowsOf(
  db: Database,
  agentId: number,
  team: readonly Pick<Member, 'id'>[],
): Promise<TeamRow[]> {
  const ids = team.map(({ id }) => id);
  const found = await db.select(rowColumns(agentId)).from(members).where(inArray(members.id, ids));
  const rows = new Map(found.map((values) => [values.id, teamRow(values)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
