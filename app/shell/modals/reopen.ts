import type { SafeStorage } from '#app/storage/storage.ts';
import { type Modals, REOPEN } from './modal-store.ts';

/** Saves the open modals for the page after this one. */
export function saveOpenModals({ store }: Modals, storage: SafeStorage): void {
  const { open } = store.getState();
  if (open.length > 0) storage.setItem(REOPEN, JSON.stringify(open));
}

/** Opens the saved modals, once. The host ignores ids that this site does not have. */
export function reopen(modals: Modals, storage: SafeStorage): void {
  const saved = storage.getItem(REOPEN);
  storage.removeItem(REOPEN);
  for (const id of idsIn(saved)) modals.open(id);
}

function idsIn(saved: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
