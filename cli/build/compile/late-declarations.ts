import { hasShape, isDictionary, isText } from '#cli/json/guards.ts';
import type { CompiledFeature } from './compiled-feature.ts';

/** The plain data of a late feature, as the entry contains it: its contributions without the parts loaded on demand. */
export interface LateDeclaration {
  readonly name: string;
  readonly module: string | null;
  readonly contributions: Readonly<Record<string, unknown>>;
}

export const isLateDeclaration = hasShape<LateDeclaration>({
  name: isText,
  module: (value): value is string | null => value === null || isText(value),
  contributions: isDictionary,
});

/**
 * A site's entry contains this for a late feature: its contributions, with a 1 for each field that is loaded on demand.
 * @param lazyFields as the site's shell names them
 * @throws when a contribution has code that the entry cannot contain
 */
export function lateDeclaration(
  { name, module, contributions }: CompiledFeature,
  lazyFields: Readonly<Record<string, 1>>,
): LateDeclaration {
  const slots = Object.entries(contributions).map(([slot, entries]) => [
    slot,
    entries.map((entry, at) => {
      const fields = Object.entries(entry).map(([field, value]) => [field, field in lazyFields ? 1 : value] as const);
      for (const [field, value] of fields) assertNoCode(value, `${slot}[${at}].${field}`, name);
      return Object.fromEntries(fields);
    }),
  ]);
  return { name, module, contributions: Object.fromEntries(slots) };
}

/** Slots of what opens or runs by itself: it must not come later than what it takes turns with. */
const TOGETHER: ReadonlySet<string> = new Set(['modals', 'sessionHooks']);

/** Slots that guests never see, whatever their entries say. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['accountMenu', 'agentPages', 'chosenActions', 'downlineParts']);

/**
 * Splits a declaration into what guests see and what a page needs only once somebody logs in. A slot is never divided, since
 * its entries are found by their place.
 */
export function splitByAudience(declaration: LateDeclaration): {
  forGuests?: LateDeclaration;
  forAccounts?: LateDeclaration;
} {
  const slots = Object.entries(declaration.contributions);
  const hidden = slots.filter(([slot, entries]) => OF_ACCOUNTS.has(slot) || isForAccounts(entries));
  if (hidden.length === slots.length) return { forAccounts: declaration };
  const moved = hidden.filter(([slot]) => !TOGETHER.has(slot));
  if (moved.length === 0) return { forGuests: declaration };
  const rest = slots.filter((slot) => !moved.includes(slot));
  return {
    forGuests: { ...declaration, contributions: Object.fromEntries(rest) },
    forAccounts: { ...declaration, contributions: Object.fromEntries(moved) },
  };
}

function isForAccounts(entries: unknown): boolean {
  return (
    Array.isArray(entries) && entries.every((entry) => isDictionary(entry) && !SEEN_BY_GUESTS.has(entry['audience']))
  );
}

/** Audiences with guests among them; an entry without one is for everyone. */
const SEEN_BY_GUESTS: ReadonlySet<unknown> = new Set([undefined, 'everyone', 'guest']);

/** A function anywhere inside a value would be lost silently when the entry is written as JSON. */
function assertNoCode(value: unknown, place: string, feature: string): void {
  if (typeof value === 'function') {
    throw new Error(
      `The late feature ${feature} has code in ${place}, which its entry cannot hold. Put a component behind \`screen\` ` +
        'in a field of app/shell/slots/lazy-fields.ts, add the field there if it is a new one, or remove "late" from ' +
        `app/features/${feature}/feature.json.`,
    );
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) assertNoCode(inner, `${place}.${key}`, feature);
}
