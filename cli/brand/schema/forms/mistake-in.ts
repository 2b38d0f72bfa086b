import { plainText } from '#cli/problems/plain-text.ts';

/** A mistake in a text, as sentences. */
interface Mistake {
  readonly message: string;
  readonly fix: string;
}

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** Checks by the name in a schema's `x-form`. */
const FORMS: ReadonlyMap<unknown, (text: string) => Mistake | null> = new Map([
  ['host', hostMistake],
  ['id', idMistake],
  ['length', lengthMistake],
  ['ratio', ratioMistake],
  ['fontPackage', packageMistake],
]);

/** Names the mistake in a text that does not match its `x-form`; null for an unknown mistake. */
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

/** Recognises what people write instead of a host name, such as an address, and suggests the host name in it. */
function hostMistake(text: string): Mistake | null {
  const host = hostIn(text);
  const message = messageFor(text);
  if (message === null) return null;
  if (host === null) return { message, fix: 'Write the host name alone, such as "play.example".' };
  const isTranslated = /[^\u0020-\u007e]/.test(text);
  return {
    message,
    fix: `Write "${host}"${isTranslated ? `, the ASCII form of ${plainText(text)}` : ''}.`,
  };
}

function messageFor(text: string): string | null {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return 'This is an address; a host name has no scheme.';
  if (/[/?#]/.test(text)) return 'A host name has no path.';
  if (/:\d*$/.test(text)) return 'A host name has no port.';
  if (text.includes('*')) return 'A host name has no wildcard; each host is written out.';
  if (/[^\u0020-\u007e]/.test(text)) return 'A host name is written in ASCII.';
  if (/\s/.test(text)) return 'A host name has no blanks.';
  if (/^[\d.]+$|^\[/.test(text)) return 'This is the number of a machine, not a host name.';
  if (text.endsWith('.')) return 'A host name is written without the dot at its end.';
  if (/[A-Z]/.test(text)) return 'A host name is written in small letters.';
  if (text.includes('_')) return 'A host name has no underscore.';
  if (!text.includes('.')) return 'A host name has a domain, behind a dot.';
  return null;
}

/** The host in an address or a host name in any script; null without one. */
function hostIn(text: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
  return HOST.test(host) ? host : null;
}
