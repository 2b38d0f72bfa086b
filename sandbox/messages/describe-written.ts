import type { Message, MessageSender } from '#schemas/generated/platform.ts';
import { paragraphs } from './escaped.ts';
import type { MessageRow } from './message-rows.ts';

/** Of the contract. */
const LONGEST_PREVIEW = 500;

/** What an agent wrote, as its receiver sees it: plain text in whatever language it is. */
export function describeWritten({ id, createdAt, readAt, written }: MessageRow): Message {
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
