import type { Message, MessageSender } from '#schemas/generated/platform.ts';
import { BY_A_PERSON, type MessageKind } from '../inbox/message-kinds.ts';
import { zoneName } from '../merchants/merchant-zone.ts';
import { formatMinor } from '../money-text.ts';
import { describeGood } from '../points/goods.ts';
import { plansOf } from '../promotions/promotion-plans.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { wordsOf } from '../words.ts';
import { writtenBy } from '../written-by.ts';
import type { MessageRow } from './message-rows.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Maximum of the contract. */
const LONGEST_PREVIEW = 500;

type PlatformRow = Omit<MessageRow, 'kind'> & { kind: MessageKind };

/** A message as the contract shows it, in a language of the brand. */
export function describeMessage(brand: SandboxBrand, row: MessageRow, code = brand.languages.default): Message {
  const { kind } = row;
  return kind === BY_A_PERSON ? describeWritten(row) : describeOwn(brand, { ...row, kind }, code);
}

/** Words a message of the platform in a language. */
function describeOwn(brand: SandboxBrand, row: PlatformRow, code: string): Message {
  const { id, kind, createdAt, readAt } = row;
  const { title, text, more } = wordsOf('messages', code)[kind];
  const values = valuesOf(brand, row, code);
  const preview = filled(text, values).trim();
  return {
    ...{ id, createdAt, preview, isRead: readAt !== null },
    title: filled(title, values),
    content: `<p>${escaped(preview)}</p>${filled(more, mapped(values, escaped))}`,
  };
}

type Values = Readonly<Record<string, string>>;

function valuesOf(brand: SandboxBrand, { amount, points, about, kind, createdAt }: PlatformRow, code: string): Values {
  const tag = writtenBy(brand, code);
  return {
    brand: brand.name,
    amount: amount === null ? '' : formatMinor(brand.currency, amount, tag),
    points: points === null ? '' : new Intl.NumberFormat(tag).format(points),
    about: nameOf(brand, kind, about, code),
    zone: zoneName(brand, createdAt),
  };
}

/** The name of what a message is about, in the reader's language. */
function nameOf(brand: SandboxBrand, kind: MessageKind, about: string, code: string): string {
  if (kind.startsWith('mission')) {
    const missions: Readonly<Record<string, { title: string }>> = wordsOf('missions', code);
    return missions[about]?.title ?? about;
  }
  if (kind.startsWith('redemption')) return describeGood(brand, about, code).name;
  const plan = plansOf(brand).find(({ id }) => String(id) === about);
  const isPromotion = kind.startsWith('promotion') || kind === 'bonusPaid';
  return isPromotion && plan ? wordsOf('promotions', code).promotions[plan.key].title : about;
}

function filled(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '');
}

function mapped(values: Values, change: (value: string) => string): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** An agent's message as its receiver sees it: plain text, in the agent's language. */
function describeWritten({ id, createdAt, readAt, written }: MessageRow): Message {
  const { subject, text } = written;
  if (subject === null || text === null) throw new Error(`Message ${id} has no text.`);
  return {
    ...{ id, createdAt, isRead: readAt !== null },
    title: subject,
    preview: [...text.replaceAll(/\s+/g, ' ')].slice(0, LONGEST_PREVIEW).join(''),
    content: paragraphs(text),
    from: senderOf(written),
  };
}

/** Downlines see no account of anyone above. */
function senderOf({ account, level }: MessageRow['written']): MessageSender {
  if (level === null) return { role: 'downline', ...(account !== null && { account }) };
  return { role: level === 1 ? 'upline' : 'above' };
}

/** A text as HTML that shows it. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/** Converts a text to paragraphs and keeps their line breaks. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
