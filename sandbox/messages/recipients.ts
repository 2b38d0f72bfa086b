import type { MessageRecipients } from '#schemas/generated/platform.ts';
import { teamAccount, teamOf } from '../agent/team-account.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { uplineOf } from '../upline/upline-member.ts';
import { groupsOf } from './message-groups.ts';

/** Recipients of a message, as stored. */
export interface Recipients {
  sentTo: MessageRecipients['kind'];
  recipientId: number | null;
  /** Set for `downlines`, in ascending order. */
  recipientIds: number[] | null;
  level: number | null;
}

/** @throws Refusal not_found outside the agent's team, no_upline, or invalid_field */
export async function recipientsOf(db: Database, agent: Member, to: MessageRecipients): Promise<Recipients> {
  const { kind, account, accounts, level } = to;
  const recipients = { sentTo: kind, level: null, recipientIds: null };
  if (kind === 'upline') {
    const upline = await uplineOf(db, agent);
    if (!upline) throw new Refusal(409, 'no_upline', 'You have no upline.');
    return { ...recipients, recipientId: upline.id };
  }
  if (kind === 'downline') {
    if (account === undefined) throw missing('account');
    return { ...recipients, recipientId: (await teamAccount(db, agent, account)).member.id };
  }
  const many = { ...recipients, recipientId: null };
  if (kind === 'downlines') {
    if (accounts === undefined) throw missing('accounts');
    return { ...many, recipientIds: await idsOf(db, agent, accounts) };
  }
  if (kind !== 'level') return many;
  if (level === undefined) throw missing('level');
  return { ...many, level };
}

async function idsOf(db: Database, agent: Member, accounts: readonly string[]): Promise<number[]> {
  const team = await teamOf(db, agent, accounts);
  return team.map(({ member }) => member.id).sort((first, other) => first - other);
}

/** Number of accounts that the recipients are at present. @throws Refusal no_recipients for an empty group */
export async function countPeople(db: Database, agent: Member, recipients: Recipients): Promise<number> {
  const { sentTo, recipientId, recipientIds, level } = recipients;
  if (recipientId !== null) return 1;
  if (recipientIds !== null) return recipientIds.length;
  const { groups, levels } = await groupsOf(db, agent);
  const found =
    sentTo === 'level'
      ? levels.find((candidate) => candidate.level === level)
      : groups.find((candidate) => candidate.kind === sentTo);
  if (found && found.people > 0) return found.people;
  throw new Refusal(409, 'no_recipients', 'This group is empty.');
}

function missing(name: 'account' | 'accounts' | 'level'): Refusal {
  const fields = [{ name: `to.${name}`, rule: 'required' as const }];
  return new Refusal(422, 'invalid_field', `The message has no ${name} to go to.`, { fields });
}
