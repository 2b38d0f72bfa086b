import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { isStopped } from '../care/stops/is-stopped.ts';
import type { Database } from '../database/database.ts';
import type { MessageKind } from './message-kinds.ts';
import { messages } from './message-tables.ts';

export interface NewMessage {
  memberId: number;
  kind: MessageKind;
  /** Needed by kinds whose words name an amount. */
  amount?: MinorUnits;
  points?: number;
  /** An id of a mission, promotion or good, an order number or a device, for the kinds whose words name one. */
  about?: string;
  at: number;
}

/**
 * Writes to a member, within the transaction of what the message is about; sent live when that commits. Nothing is written to a
 * member who has stopped to play.
 */
export async function writeMessage(db: Database, { at, about = '', ...message }: NewMessage): Promise<void> {
  if (await isStopped(db, message.memberId, at)) return;
  await db.insert(messages).values({ ...message, about, createdAt: at });
}
