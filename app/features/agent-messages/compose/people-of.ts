import type { MessageGroups } from '#schemas/generated/platform.ts';
import type { MessageDraft } from './message-draft.ts';

/** How many people a message for many reaches. */
export function reachOf(groups: MessageGroups, { kind, accounts, group }: Readonly<MessageDraft>): number {
  return kind === 'downlines' ? accounts.length : peopleOf(groups, group);
}

/** How many accounts a group has, by its name in a draft; 0 for one that there is not. */
export function peopleOf({ groups, levels }: MessageGroups, group: string): number {
  const named = groups.find(({ kind }) => kind === group) ?? levels.find(({ level }) => `level-${level}` === group);
  return named?.people ?? 0;
}
