import { proxy } from 'valtio';
import { countCharacters } from '#app/kit/writing/count-text.ts';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import type { MessageRecipients } from '#schemas/generated/platform.ts';
import { hasVisibleText } from '#schemas/writing/has-visible-text.ts';
import { plainName } from '#schemas/writing/plain-name.ts';

/** Limits of the contract in visible characters. */
export const LONGEST = { subject: 100, text: 1000 } as const;

/** Recipients that the form offers. Several accounts (`downlines`) are selected elsewhere. */
export const draftKinds = ['upline', 'downline', 'group'] as const;
export type DraftKind = (typeof draftKinds)[number] | 'downlines';

export interface MessageDraft {
  kind: DraftKind;
  account: string;
  /** Used with `downlines`. */
  accounts: readonly string[];
  /** `directs`, `agents`, `team` or a level, as in `level-2`; empty until one is chosen. */
  group: string;
  subject: string;
  text: string;
  /** Names the intent to send exactly this message. Empty until it is sent, and again after a change. */
  intent: string;
}

/** First recipient of a message. `new` leaves the choice to the form. */
export interface FirstRecipient {
  kind: 'new' | 'upline' | 'downline' | 'downlines';
  account: string;
  /** Used with `downlines`. */
  accounts?: readonly string[];
}

/** Selected accounts as recipients. A single one can be changed in the form, like a typed account. */
export function firstOf(accounts: readonly string[]): FirstRecipient {
  const [account = ''] = accounts;
  return accounts.length === 1 ? { kind: 'downline', account } : { kind: 'downlines', account: '', accounts };
}

/** The draft for a recipient. Each recipient has a draft of its own, so that no text goes to another by mistake. */
export function messageDraft(first: FirstRecipient) {
  const { kind, account, accounts = [] } = first;
  return defineDraft(`agent-message-${kind}-${[account, ...accounts].join(' ')}`, () => beginFor(first), {});
}

/** An empty message to a recipient. */
export function beginFor({ kind, account, accounts = [] }: FirstRecipient): MessageDraft {
  return proxy({
    ...{ kind: kind === 'new' ? 'downline' : kind, account, accounts: [...accounts] },
    ...{ group: '', subject: '', text: '', intent: '' },
  });
}

export type Fault = 'account' | 'group' | 'subject' | 'subjectLong' | 'text' | 'textLong';

/** Missing and too long fields, in the order of the form. */
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

/** True if a message can have several recipients, which asks for a confirmation. */
export function isForMany({ kind }: Pick<MessageDraft, 'kind'>): boolean {
  return kind === 'group' || kind === 'downlines';
}

type Whom = Pick<MessageDraft, 'kind' | 'account' | 'accounts' | 'group'>;

/** The recipients of a draft without faults. */
export function recipientsOf({ kind, account, accounts, group }: Readonly<Whom>): MessageRecipients {
  if (kind === 'upline') return { kind };
  if (kind === 'downlines') return { kind, accounts: [...accounts] };
  if (kind === 'downline') return { kind, account: plainName(account) };
  if (group === 'directs' || group === 'agents' || group === 'team') return { kind: group };
  return { kind: 'level', level: Number(group.replace('level-', '')) };
}
