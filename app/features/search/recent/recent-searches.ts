import { plainText } from '#app/language/plain-text.ts';
import type { SafeStorage } from '#app/storage/storage.ts';

/** Local-storage key. The value has the typed texts and nothing about the person. */
const KEY = 'recent-searches';
const KEPT = 6;

/** Recent searches on this device, newest first. */
export function recentSearches(storage: SafeStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Stores a search from which a result was opened. */
export function keepSearch(storage: SafeStorage, text: string): void {
  const typed = text.trim();
  const others = recentSearches(storage).filter((other) => plainText(other) !== plainText(typed));
  storage.setItem(KEY, JSON.stringify([typed, ...others].slice(0, KEPT)));
}

export function forgetSearches(storage: SafeStorage): void {
  storage.removeItem(KEY);
}
