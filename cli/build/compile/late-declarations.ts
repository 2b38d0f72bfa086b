import { hasShape, isDictionary, isText } from '#cli/json/guards.ts';
import type { CompiledFeature } from './compiled-feature.ts';

/** Plain data of a late feature in a site's entry: its contributions without the parts that are loaded on demand. */
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
 * Makes the data of a late feature, with 1 for each field that is loaded on demand. @param lazyFields names of such
 * fields, as in the site's shell @throws if a contribution has code, which the entry cannot contain
 */
export function lateDeclaration(
  { name, module, contributions }: CompiledFeature,
  lazyFields: Readonly<Record<string, 1>>,
): LateDeclaration {
  const slots = Object.entries(contributions).map(([slot, entries]) => [
    slot,
    entries.map((entry, index) => {
      const fields = Object.entries(entry).map(([field, value]) => [field, field in lazyFields ? 1 : value] as const);
      for (const [field, value] of fields) assertNoCode(value, `${slot}[${index}].${field}`, name);
      return Object.fromEntries(fields);
    }),
  ]);
  return { name, module, contributions: Object.fromEntries(slots) };
}

/** Slots whose entries open or run without a press, and take turns. None may load later than the others. */
const TOGETHER: ReadonlySet<string> = new Set(['modals', 'sessionHooks']);

/** Slots that guests never see, whatever audience their entries state. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['accountMenu', 'agentPages', 'chosenActions', 'downlineParts']);

/**
 * Splits a declaration into the part for guests and the part for logged-in people. Slots are never divided, as their
 * entries are identified by their index.
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

/** Audiences that include guests. Undefined means everyone. */
const SEEN_BY_GUESTS: ReadonlySet<unknown> = new Set([undefined, 'everyone', 'guest']);

/** @throws if a value contains a function, which JSON would silently drop */
function assertNoCode(value: unknown, location: string, feature: string): void {
  if (typeof value === 'function') {
    throw new Error(
      `The late feature ${feature} has code in ${location}, which its entry cannot hold. Put a component behind \`screen\` ` +
        'in a field of app/shell/slots/lazy-fields.ts, add the field there if it is a new one, or remove "late" from ' +
        `app/features/${feature}/feature.json.`,
    );
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) assertNoCode(inner, `${location}.${key}`, feature);
}
