import DOMPurify from 'dompurify';

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

/**
 * The platform's HTML as nodes that are safe to show: text, lists, tables and links, nothing that runs, loads or
 * styles. It is parsed under the Trusted Types policy `dompurify`; links to other sites open beside this one.
 */
export function cleanHtml(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...TEXT_TAGS, ...TABLE_TAGS],
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of clean.querySelectorAll('a')) {
    if (!link.host || link.host === location.host) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return clean;
}
