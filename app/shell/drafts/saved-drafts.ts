import { indexedKeyStore, type KeyStore } from '#app/storage/key-store.ts';
import { seal, unseal } from '#app/storage/seal.ts';
import type { SafeStorage } from '#app/storage/storage.ts';
import type { DraftKind } from './draft-kind.ts';
import { type DraftOwner, type Drafts, SAVED_DRAFTS, type SavedDraft } from './draft-owner.ts';

/** The key store of one save; its name is stored with the ciphertext, so that tabs do not share keys. */
type KeysOf = (database: string, name: string) => KeyStore;

const DATABASE = 'drafts';

interface Saved extends SavedDraft {
  owner: DraftOwner;
  name: string;
}

/**
 * Saves drafts for the page after this one, without secrets and files, encrypted under a key that cannot be exported.
 * Where the browser cannot encrypt, nothing is saved: what people type about themselves is never stored readably.
 */
export async function saveDrafts(
  drafts: Drafts,
  storage: SafeStorage,
  keysOf: KeysOf = indexedKeyStore,
): Promise<void> {
  const saved = [...drafts].flatMap(([owner, own]) =>
    [...own].map(([name, entry]): Saved => ({ owner, name, ...('draft' in entry ? savedOf(entry) : entry) })),
  );
  if (saved.length === 0) return;
  try {
    const id = crypto.randomUUID();
    const { key, sealed } = await seal(JSON.stringify(saved), id);
    await keysOf(DATABASE, id).write(key);
    storage.setItem(SAVED_DRAFTS, `${id}.${sealed}`);
  } catch {
    // The drafts are lost with the page.
  }
}

/** Restores the saved drafts, once: their key is deleted. Returns none if they cannot be read. */
export async function restoreDrafts(storage: SafeStorage, keysOf: KeysOf = indexedKeyStore): Promise<Drafts> {
  const drafts: Drafts = new Map();
  const [id = '', ...sealed] = (storage.getItem(SAVED_DRAFTS) ?? '').split('.');
  storage.removeItem(SAVED_DRAFTS);
  try {
    const keys = keysOf(DATABASE, id);
    const text = await unseal(await keys.read(), sealed.join('.'), id);
    await keys.clear();
    for (const { owner, name, empty, fields } of savedIn(text))
      drafts.set(owner, (drafts.get(owner) ?? new Map()).set(name, { empty, fields }));
  } catch {
    // Without the key the ciphertext is of no use.
  }
  return drafts;
}

function savedOf({ kind, draft }: { kind: DraftKind<object>; draft: object }): SavedDraft {
  return { empty: JSON.stringify(kind.begin()), fields: writableOf(kind, draft) };
}

/** A draft without secrets, files and fields of this page alone. */
function writableOf({ leftOut }: DraftKind<object>, draft: object): unknown {
  const text = JSON.stringify(draft, (key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((entry) => !(entry instanceof Blob));
    return leftOut.includes(key) || value instanceof Blob ? undefined : value;
  });
  const written: unknown = JSON.parse(text);
  return written;
}

function savedIn(text = '[]'): Saved[] {
  const saved: unknown = JSON.parse(text);
  return Array.isArray(saved) ? saved.filter(isSaved) : [];
}

function isSaved(entry: unknown): entry is Saved {
  if (typeof entry !== 'object' || entry === null) return false;
  const { owner, name, empty }: { owner?: unknown; name?: unknown; empty?: unknown } = entry;
  return (owner === null || typeof owner === 'number') && typeof name === 'string' && typeof empty === 'string';
}
