import type { DraftKind } from './draft-kind.ts';
import type { DraftOwner, Drafts } from './draft-owner.ts';

/** Session-storage key of what was typed when the page had to be loaded anew. It goes with the tab, and with the log-out. */
const KEY = 'drafts';

/** Writes down what people are in the middle of, for the page that comes after this one; secrets and files are left out. */
export function keepDrafts(drafts: Drafts, storage: Storage): void {
  const kept = [...drafts].flatMap(([owner, own]) =>
    [...own.values()].map(({ kind, draft }) => [keyOf(kind.name, kind.begin(), owner), writableOf(kind, draft)]),
  );
  storage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** Begins a draft with what was written down of it, once. */
export function withKept<Draft extends object>({ name, begin }: DraftKind<Draft>, owner: DraftOwner): Draft {
  const fresh = begin();
  const kept = readKept();
  const key = keyOf(name, fresh, owner);
  fillIn(fresh, kept[key]);
  if (delete kept[key]) writeKept(kept);
  return fresh;
}

/** Whose and which it is; the empty draft tells that the form has not changed since. */
function keyOf(name: string, empty: object, owner: DraftOwner): string {
  return JSON.stringify([owner, name, empty]);
}

/** A draft without its secrets, without files, and without what is true of this page alone. */
function writableOf({ leftOut }: DraftKind<object>, draft: object): unknown {
  const text = JSON.stringify(draft, (key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((entry) => !(entry instanceof Blob));
    return leftOut.includes(key) || value instanceof Blob ? undefined : value;
  });
  const written: unknown = JSON.parse(text);
  return written;
}

/** Takes over texts, numbers and choices at any depth; what the draft has not got is left out. */
function fillIn(target: object, from: unknown): void {
  if (typeof from !== 'object' || from === null) return;
  for (const [name, value] of Object.entries(from)) {
    const own: unknown = Reflect.get(target, name);
    if (isPlain(own) && isPlain(value)) fillIn(own, value);
    else if (own !== undefined && !isPlain(value)) Reflect.set(target, name, value);
  }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage.getItem(KEY) ?? '{}');
    return isPlain(kept) ? { ...kept } : {};
  } catch {
    return {};
  }
}

function writeKept(kept: Record<string, unknown>): void {
  try {
    if (Object.keys(kept).length > 0) globalThis.sessionStorage.setItem(KEY, JSON.stringify(kept));
    else globalThis.sessionStorage.removeItem(KEY);
  } catch {
    // What could be read can be read again, which is a nuisance and no harm.
  }
}
