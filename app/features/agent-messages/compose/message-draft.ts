import { proxy } from 'valtio';
import { countCharacters } from '#app/kit/writing/count-text.ts';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import type { MessageRecipients } from '#schemas/generated/platform.ts';
import { hasVisibleText } from '#schemas/writing/has-visible-text.ts';
import { plainName } from '#schemas/writing/plain-name.ts';

/** Of the contract, in characters as people count them. */
export const LONGEST = { subject: 100, text: 1000 } as const;

/** Those that can be chosen where a message is written; several accounts are selected before. */
export const draftKinds = ['upline', 'downline', 'group'] as const;
export type DraftKind = (typeof draftKinds)[number] | 'downlines';

/** A message that is not sent yet. */
export interface MessageDraft {
  kind: DraftKind;
  account: string;
  /** With `downlines`. */
  accounts: readonly string[];
  /** `directs`, `agents`, `team` or a level, as in `level-2`; empty until one is chosen. */
  group: string;
  subject: string;
  text: string;
  /** Names the intent to send just this; empty until it is sent, and again after a change. */
  intent: string;
}

/** Whom a message is for at first; `new` leaves that open. */
export interface FirstRecipient {
  kind: 'new' | 'upline' | 'downline' | 'downlines';
  account: string;
  /** With `downlines`. */
  accounts?: readonly string[];
}

/** Selected accounts as recipients: one of them alone can be changed, like an account that was typed in. */
export function firstOf(accounts: readonly string[]): FirstRecipient {
  const [account = ''] = accounts;
  return accounts.length === 1 ? { kind: 'downline', account } : { kind: 'downlines', account: '', accounts };
}

/** The message that is begun for somebody. What was written to one is never offered to another. */
export function messageDraft(first: FirstRecipient) {
  const { kind, account, accounts = [] } = first;
  return defineDraft(`agent-message-${kind}-${[account, ...accounts].join(' ')}`, () => beginFor(first), {});
}

/** An empty message to somebody. */
export function beginFor({ kind, account, accounts = [] }: FirstRecipient): MessageDraft {
  return proxy({
    ...{ kind: kind === 'new' ? 'downline' : kind, account, accounts: [...accounts] },
    ...{ group: '', subject: '', text: '', intent: '' },
  });
}

export type Fault = 'account' | 'group' | 'subject' | 'subjectLong' | 'text' | 'textLong';

/** What is missing or too long, in the order of the fields. */
export function faultsOf(draft: Omit<MessageDraft, 'intent'>): Fault[] {
  const { kind, account, group, subject, text } = draft;
  return [
    ...(kind === 'downline' && plainName(account) === '' ? ['account' as const] : []),
    ...(kind === 'group' && group === '' ? ['group' as const] : []),
    ...lengthFaults(subject, 'subject'),
    ...lengthFaults(text, 'text'),
  ];
}

function lengthFaults(written: string, name: 'subject' | 'text'): Fault[] {
  if (!hasVisibleText(written)) return [name];
  return countCharacters(written.trim()) > LONGEST[name] ? [`${name}Long`] : [];
}

/** Whether a message goes to more than one person, who are counted before it is sent. */
export function isForMany({ kind }: Pick<MessageDraft, 'kind'>): boolean {
  return kind === 'group' || kind === 'downlines';
}

type Whom = Pick<MessageDraft, 'kind' | 'account' | 'accounts' | 'group'>;

/** Whom a draft without faults is for. */
export function recipientsOf({ kind, account, accounts, group }: Readonly<Whom>): MessageRecipients {
  if (kind === 'upline') return { kind };
  if (kind === 'downlines') return { kind, accounts: [...accounts] };
  if (kind === 'downline') return { kind, account: plainName(account) };
  if (group === 'directs' || group === 'agents' || group === 'team') return { kind: group };
  return { kind: 'level', level: Number(group.replace('level-', '')) };
}
