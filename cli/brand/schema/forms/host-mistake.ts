import { plainText } from '#cli/problems/plain-text.ts';
import type { Mistake } from './mistake.ts';

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** What people write in place of a host name, with the host name in it. */
export function hostMistake(text: string): Mistake | null {
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

/** The host of an address or of a host name in any script, or null. */
function hostIn(text: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
  return HOST.test(host) ? host : null;
}
