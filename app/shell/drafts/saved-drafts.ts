import { type SafeStorage, tabStorage } from '#app/storage/storage.ts';
import type { DraftKind } from './draft-kind.ts';
import type { DraftOwner, Drafts } from './draft-owner.ts';

/** Session-storage key of the drafts saved before a reload. Removed with the tab and at log-out. */
const KEY = 'drafts';

/** Saves drafts for the page after this one, without secrets and files. */
export function saveDrafts(drafts: Drafts, storage: SafeStorage): void {
  const saved = [...drafts].flatMap(([owner, own]) =>
    [...own.values()].map(({ kind, draft }) => [keyOf(kind.name, kind.begin(), owner), writableOf(kind, draft)]),
  );
  storage.setItem(KEY, JSON.stringify(Object.fromEntries(saved)));
}

/** Creates a draft from its saved fields, once. */
export function restoreDraft<Draft extends object>({ name, begin }: DraftKind<Draft>, owner: DraftOwner): Draft {
  const fresh = begin();
  const saved = readSaved();
  const key = keyOf(name, fresh, owner);
  fillIn(fresh, saved[key]);
  if (delete saved[key]) writeSaved(saved);
  return fresh;
}

/** Identifies owner and kind; the empty draft detects a form that has changed since. */
function keyOf(name: string, empty: object, owner: DraftOwner): string {
  return JSON.stringify([owner, name, empty]);
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

/** Copies texts, numbers and choices at any depth; ignores fields that the target lacks. */
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

function readSaved(): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(tabStorage.getItem(KEY) ?? '{}');
    return isPlain(saved) ? { ...saved } : {};
  } catch {
    return {};
  }
}

function writeSaved(saved: Record<string, unknown>): void {
  if (Object.keys(saved).length > 0) tabStorage.setItem(KEY, JSON.stringify(saved));
  else tabStorage.removeItem(KEY);
}
