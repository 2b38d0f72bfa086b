import { placeholdersOf } from './parts.ts';
import type { TextFault, TextPair } from './text-fault.ts';

/** A plural form that means one number may spell it out: `one game` for `{{count}} game`. */
const COUNT = /^\{\{(?:count|number)\}\}$/;

/** Placeholders that a text lacks, or that nothing fills in. */
export function placeholderFaults({ english, text, form }: TextPair): TextFault[] {
  const wanted = new Set(placeholdersOf(english));
  const found = new Set(placeholdersOf(text));
  const missing = [...wanted].filter((place) => !found.has(place) && !(form !== null && COUNT.test(place)));
  const surplus = [...found].filter((place) => !wanted.has(place));
  return [
    ...missing.map((place) => fault(`lacks ${place}`)),
    ...surplus.map((place) => fault(`has ${place}, which the reference language does not have`)),
  ];
}

function fault(says: string): TextFault {
  return { check: 'placeholders', says };
}
