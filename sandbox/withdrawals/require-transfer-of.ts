import type { Database } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { transfersOf } from './confirm-transfer.ts';

/** @throws Refusal not_found unless the transfer belongs to the withdrawal */
export async function requireTransferOf(db: Database, withdrawalId: number, transferId: number): Promise<void> {
  const transfers = await transfersOf(db, withdrawalId);
  if (transfers.some(({ id }) => id === transferId)) return;
  throw new Refusal(404, 'not_found', `The withdrawal has no transfer ${transferId}.`);
}
