import DOMPurify from 'dompurify';
import { markExternalLink } from './mark-external-link.ts';
import { removeExcess } from './remove-excess.ts';

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

/** Other sites, contacts, or this site; `//` and `/\` look like the last but leave it. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/**
 * The platform's HTML as nodes that are safe to show: text, lists, tables and links; nothing that executes, loads or
 * styles. It is parsed under the Trusted Types policy `dompurify`. Links to other sites open in a new tab and name the
 * site.
 */
export function cleanHtml(html: string): DocumentFragment {
  // Despite its type it is null when nothing is left.
  const parsed: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...TEXT_TAGS, ...TABLE_TAGS],
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: ADDRESS,
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // Adopted by this page, so that links resolve against it and not against the parser's document.
  const clean = document.adoptNode(parsed ?? document.createDocumentFragment());
  removeExcess(clean);
  for (const link of clean.querySelectorAll('a')) markExternalLink(link);
  return clean;
}
