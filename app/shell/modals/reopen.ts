import { type Modals, REOPEN } from './modal-store.ts';

/** Writes down what is open, for the page that comes after this one. */
export function keepOpen({ store }: Modals, storage: Storage): void {
  const { open } = store.getState();
  if (open.length > 0) storage.setItem(REOPEN, JSON.stringify(open));
}

/** Opens, once, what the page before this one had open. What this site does not have stays away. */
export function reopen(modals: Modals, storage: Storage): void {
  const kept = storage.getItem(REOPEN);
  storage.removeItem(REOPEN);
  for (const id of idsIn(kept)) modals.open(id);
}

function idsIn(kept: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
