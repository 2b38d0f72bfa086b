import type { MessageGroups } from '#schemas/generated/platform.ts';
import type { MessageDraft } from './message-draft.ts';

/** Number of people that a message to many reaches. */
export function reachOf(groups: MessageGroups, { kind, accounts, group }: Readonly<MessageDraft>): number {
  return kind === 'downlines' ? accounts.length : peopleOf(groups, group);
}

/** Number of accounts in a group, by its name in a draft; 0 for an unknown group. */
export function peopleOf({ groups, levels }: MessageGroups, group: string): number {
  const named = groups.find(({ kind }) => kind === group) ?? levels.find(({ level }) => `level-${level}` === group);
  return named?.people ?? 0;
}
