import { plainText } from '#cli/problems/plain-text.ts';
import type { Finding } from '#cli/problems/problem.ts';
import { oneOf } from '../schema/expectation.ts';
import type { KnownText } from './known-texts.ts';
import { formOf, placesOf, stemOf } from './word-keys.ts';

/** Placeholders of other libraries: `{count}`, and `%s` and similar. */
const ONE_BRACE = /(?<!\{)\{\s*(\w+)\s*\}(?!\})/;
const PERCENT = /%(?:\d+\$)?[sdf@](?!\p{L})|%\(\w+\)[sdf]/u;

const written = (placeholder: string) => `{{${plainText(placeholder)}}}`;

export function dottedFinding(key: string): Finding {
  return {
    rule: 'dotted-key',
    message: 'A key cannot contain dots: the texts of a group are written inside it.',
    expected: 'a group of texts',
    received: `"${plainText(key)}"`,
    fix: `Write ${key
      .split('.')
      .map((step) => `"${plainText(step)}": `)
      .join('{ ')}"…"${' }'.repeat(key.split('.').length - 1)}.`,
  };
}

/** Finding on a plural form that is never shown; null if it is. i18next shows `_zero` for 0 in every language. */
export function formFinding(key: string, { isPlural, keys }: KnownText, forms: readonly string[]): Finding | null {
  const form = formOf(key);
  if (form === null || form === 'zero' || (isPlural ? forms.includes(form) : keys.has(key))) return null;
  const stem = stemOf(key);
  const endings = isPlural ? forms.map((form) => `${stem}_${form}`) : [stem];
  return {
    rule: 'plural-form',
    message: isPlural
      ? `This language has no plural form "${form}", so the text is never shown.`
      : 'This text has no plural forms, so it is never shown.',
    expected: oneOf(endings.map((ending) => `"${plainText(ending)}"`)),
    received: `"${plainText(key)}"`,
    fix: 'Correct the ending of the key, or remove it.',
  };
}

/** Finding on a blank text, or on placeholders of another library; null if the text is fine. */
export function spellingFinding(text: string, places: readonly string[], canBeBlank: boolean): Finding | null {
  if (!canBeBlank && text.trim() === '') {
    return {
      rule: 'blank-text',
      message: 'This text is blank, so players would see nothing in its place.',
      expected: "a text, or no key, for brandgen's own",
      received: `"${plainText(text)}"`,
      fix: 'Write the text, or remove the key.',
    };
  }
  const [pattern, name = ''] = ONE_BRACE.exec(text) ?? PERCENT.exec(text) ?? [];
  if (pattern === undefined) return null;
  const [only, ...more] = places;
  const meant = places.includes(name) ? name : more.length === 0 ? only : undefined;
  return {
    rule: 'place-spelling',
    message: `The site fills in nothing for ${plainText(pattern)}, so players would read it.`,
    expected: places.length === 0 ? 'a text without placeholders' : oneOf(places.map(written)),
    received: `"${plainText(pattern)}"`,
    fix: meant === undefined ? 'Remove it, or write a placeholder of this text.' : `Write ${written(meant)}.`,
  };
}

/** Finding on a placeholder that the text omits; null if it has them all. Forms for exact numbers may omit theirs. */
export function leftOutFinding(key: string, text: string, { needed }: KnownText): Finding | null {
  const isExact = ['zero', 'one', 'two'].includes(formOf(key) ?? '');
  const places = placesOf(text);
  const left = needed.filter((placeholder) => !places.includes(placeholder) && !(isExact && placeholder === 'count'));
  if (left.length === 0 || text.trim() === '') return null;
  return {
    rule: 'left-out-place',
    message: `This text leaves out ${left.map(written).join(' and ')}, so players are not told it.`,
    expected: needed.map(written).join(' and '),
    received: places.length === 0 ? 'no placeholder' : places.map(written).join(' and '),
    fix: 'Write the placeholder where its value belongs, unless the text says it in another way.',
  };
}

/** Finding on a plural text of which only some forms are replaced; null if all are. @param present all replaced keys */
export function partialFormsFinding(
  key: string,
  present: ReadonlySet<string>,
  forms: readonly string[],
): Finding | null {
  const stem = stemOf(key);
  const left = forms.map((form) => `${stem}_${form}`).filter((form) => !present.has(form));
  if (left.length === 0) return null;
  return {
    rule: 'partial-forms',
    message: `This text has ${forms.length} plural forms in this language, and only some of them are replaced.`,
    expected: oneOf(forms.map((form) => `"${plainText(`${stem}_${form}`)}"`)).replace('one of: ', ''),
    received: `nothing for ${left.map((form) => `"${plainText(form)}"`).join(', ')}`,
    fix: "Add the other forms: without them players read brandgen's own words for other numbers.",
  };
}
