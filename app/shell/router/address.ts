/** Parts of an address, each with its sign or empty. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where a link or a navigation leads. Without a pathname it stays on the page. */
export type To = string | Partial<Address>;

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** The parts that a text has. */
export function parsePath(text: string): Partial<Address> {
  const [, pathname, search, hash] = PARTS.exec(text) ?? [];
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) };
}

/** @param here pathname of the page */
export function resolvePath(to: To, here: string): Address {
  const { pathname = here, search, hash } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search: withSign('?', search), hash: withSign('#', hash) };
}

/** One text of all parts. */
export function createPath({ pathname = '/', search, hash }: Partial<Address>): string {
  return `${pathname}${withSign('?', search)}${withSign('#', hash)}`;
}

/** Puts a pathname below a base path. @param base without its last slash */
export function withBase(base: string, pathname: string): string {
  return pathname === '/' && base !== '' ? base : `${base}${pathname}`;
}

/** A pathname below a base path, or null for one that is elsewhere. @param base without its last slash */
export function withoutBase(base: string, pathname: string): string | null {
  if (!`${pathname}/`.toLowerCase().startsWith(`${base}/`.toLowerCase())) return null;
  return pathname.slice(base.length) || '/';
}

function withSign(sign: string, text = ''): string {
  if (text === '' || text === sign) return '';
  return text.startsWith(sign) ? text : `${sign}${text}`;
}
