import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { insertInParts } from '../database/insert-in-parts.ts';
import type { Seeding, Seeds } from '../hooks/seeds.ts';
import type { PlannedMember } from '../seed-plan/planned-member.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';
import type { MessageKind } from './message-kinds.ts';
import { messages } from './message-tables.ts';

interface PlannedMessage {
  kind: MessageKind;
  /** Milliseconds from the first moment of the seeded day; zero or negative. */
  offset: number;
  amount?: MinorUnits;
}

/** Messages of every member, latest first. The welcome and the first deposit belong to registration. */
const COMMON: readonly PlannedMessage[] = [
  { kind: 'limits', offset: 0 },
  { kind: 'notice', offset: -3 * HOUR_MS },
  { kind: 'identityVerified', offset: -DAY_MS - 5 * HOUR_MS },
];

export const seeds: Seeds = {
  write,
  times: [messages.createdAt, messages.readAt],
  money: [messages.amount],
};

/** Messages of every member, of which the latest are unread. */
async function write({ db, plan: { members }, day }: Seeding): Promise<void> {
  const rows = members
    .filter(({ type }) => type !== 4)
    .flatMap((member) =>
      planned(member).map(({ offset, ...message }, index) => ({
        ...message,
        memberId: member.id,
        about: '',
        createdAt: day + offset,
        readAt: index < member.unreadMessages ? null : day + offset + MINUTE_MS,
      })),
    );
  await insertInParts(db, messages, rows);
}

function planned({ registered, deposit }: PlannedMember): PlannedMessage[] {
  const opening = Math.min(registered, -2 * DAY_MS);
  const paid = { kind: 'depositCredited', offset: opening, amount: minorUnits(deposit) } as const;
  const welcome = { kind: 'welcome', offset: opening - HOUR_MS } as const;
  return deposit > 0 ? [...COMMON, paid, welcome] : [...COMMON, welcome];
}
