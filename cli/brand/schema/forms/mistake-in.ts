import { plainText } from '#cli/problems/plain-text.ts';
import { hostMistake } from './host-mistake.ts';
import type { Mistake } from './mistake.ts';

/** By the name in `x-form` of a schema. */
const FORMS: ReadonlyMap<unknown, (text: string) => Mistake | null> = new Map([
  ['host', hostMistake],
  ['id', idMistake],
  ['length', lengthMistake],
  ['ratio', ratioMistake],
  ['fontPackage', packageMistake],
]);

/** Names the mistake in a text that does not have the form its schema asks for; null for one that is not known. */
export function mistakeIn(form: unknown, text: string): Mistake | null {
  if (isBlank(text)) return { message: 'This text is blank.', fix: 'Write something that can be seen.' };
  return FORMS.get(form)?.(text) ?? null;
}

function isBlank(text: string): boolean {
  return text !== '' && !/[^\p{Z}\p{C}\p{M}\u2800\u3164]/u.test(text);
}

const LONGEST_ID = 40;

function idMistake(text: string): Mistake | null {
  const { length } = text;
  if (/^[a-z][a-z0-9-]*$/.test(text)) {
    const message = `This id has ${length} characters; ${LONGEST_ID} are allowed.`;
    return { message, fix: 'Write a shorter one, and rename the folder to it.' };
  }
  const own = text.toLowerCase().replaceAll(/[\s_.]+/g, '-');
  const message = 'An id has small letters, digits and hyphens alone, a letter first.';
  return /^[a-z][a-z0-9-]{0,39}$/.test(own) ? { message, fix: `Write "${own}", and name the folder so.` } : null;
}

function lengthMistake(text: string): Mistake | null {
  if (/^-/.test(text)) return { message: 'This length is below 0.', fix: 'Write 0 or a length above it.' };
  if (/^[\d.]+$/.test(text)) {
    const fix = `Write "${plainText(text)}px" if pixels were meant.`;
    return { message: 'This number has no unit, so it is no length.', fix };
  }
  return null;
}

function ratioMistake(text: string): Mistake | null {
  const parts = text.split('/').map((part) => Number(part));
  if (parts.some((part) => Number.isNaN(part))) return null;
  const message = 'An aspect ratio has two sides above 0.';
  return { message, fix: 'Write the width and the height of a tile, such as "3 / 4".' };
}

function packageMistake(): Mistake {
  return {
    message: 'Fonts are read from the packages of Fontsource alone.',
    fix: 'Name one of them, such as "@fontsource/barlow", and install it; an empty list of fonts uses those of the device.',
  };
}
