import DOMPurify from 'dompurify';
import { removeExcess } from './remove-excess.ts';
import { stateDestination } from './state-destination.ts';

const TEXT_TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
  'blockquote',
  'hr',
];
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** To another site, to a person, or within this site; `//` and `/\` lead elsewhere while they look like the last. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/**
 * The platform's HTML as nodes that are safe to show: text, lists, tables and links, nothing that runs, loads or
 * styles. It is parsed under the Trusted Types policy `dompurify`; links to other sites open beside this one and say
 * which site that is.
 */
export function cleanHtml(html: string): DocumentFragment {
  // It is null where nothing is left to be parsed, whatever its type says.
  const parsed: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...TEXT_TAGS, ...TABLE_TAGS],
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: ADDRESS,
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // From here on it is this page's: a link leads where it leads from here, not from the document that it was parsed in.
  const clean = document.adoptNode(parsed ?? document.createDocumentFragment());
  removeExcess(clean);
  for (const link of clean.querySelectorAll('a')) stateDestination(link);
  return clean;
}
