import { ALARM, HOSTILE_HOST, type Mode } from '../mode.ts';
import { changed, eachList, eachText, type Json } from './change-json.ts';

/** A text that names a resource: what a page could load, follow or frame. */
const isAddress = (text: string) => /^(https?:)?\/\/?[\w.]|^data:/.test(text);

/** Texts that mean something to the site, such as codes, stay: without them nothing of the rest is shown. */
const isProse = (text: string, key: string) =>
  !isAddress(text) && !/^[A-Z\d_]*$/.test(text) && !/code|id$|token|date|time/i.test(key);

const inProse = (change: (text: string) => string) => (value: Json) =>
  eachText(value, (text, key) => (isProse(text, key) ? change(text) : text));

const inAddresses = (change: (text: string) => string) => (value: Json) =>
  eachText(value, (text) => (isAddress(text) ? change(text) : text));

const SCRIPT = `globalThis.${ALARM}?.()`;
const MARKUP = [
  `<img src=x onerror="${SCRIPT}">`,
  `<script>${SCRIPT}</script>`,
  `<svg onload="${SCRIPT}"><a xlink:href="javascript:${SCRIPT}">a</a></svg>`,
  `<iframe srcdoc="<script>parent.${ALARM}?.()</script>"></iframe>`,
  `<form action="https://${HOSTILE_HOST}/"><input name=password autofocus onfocus="${SCRIPT}"></form>`,
  `<style>@import "https://${HOSTILE_HOST}/a.css";</style><math><mtext><style><img src=x onerror=${SCRIPT}>`,
].join('');
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${SCRIPT}"><script>${SCRIPT}</script></svg>`;
const BIDI = '\u202E\u2066gnp.exe\u202A\u200F\u061C';
/** 50 accents on each letter. */
const ACCENTS = 'Balance'.replace(/./g, (letter) => letter + '\u0301'.repeat(50));

/** Beginning of the browser's reports of what the page's policy blocks. */
const POLICY = /Content Security Policy/;

const MEGABYTE = 1_000_000;
const RECORDS = 100_000;

function many(list: Json[]): Json[] {
  if (list.length === 0) return [];
  return Array.from({ length: RECORDS }, (_, at) => list[at % list.length] ?? null);
}

/** The longest list alone: all of them would be more than a connection carries in a test's time. */
function withManyRecords(value: Json): Json {
  let longest = 0;
  eachList(value, (list) => {
    longest = Math.max(longest, list.length);
    return list;
  });
  let isDone = false;
  return eachList(value, (list) => {
    if (isDone || list.length < longest) return list;
    isDone = true;
    return many(list);
  });
}

/** One text of a megabyte in each object. */
function withLongTexts(value: Json, change: (text: string) => string): Json {
  let isDone = false;
  return eachText(value, (text, key) => {
    if (isDone || !isProse(text, key)) return text;
    isDone = true;
    return change(text);
  });
}

/** Answers that keep to the contract and mean harm. */
const TEXTS: readonly Mode[] = [
  // HTML that is parsed to be cleaned has the page's policy too, and the browser reports each handler and style it blocks.
  {
    ...changed(
      'markup in every text',
      inProse((text) => `${text}${MARKUP}`),
    ),
    blocked: POLICY,
  },
  {
    ...changed('markup in every code', (value) => eachText(value, (text) => `${text}"><img src=x onerror=${SCRIPT}>`)),
    blocked: POLICY,
  },
  changed(
    'bidi controls',
    inProse((text) => BIDI + text),
  ),
  changed(
    'stacked accents',
    inProse(() => ACCENTS),
  ),
  changed(
    'lone surrogates',
    inProse((text) => `${text}\uD800`),
  ),
  changed(
    'templates',
    inProse((text) => `{{constructor}} $t(shell:error.retry) \${1} %s ${text}`),
  ),
  changed(
    'a word without an end',
    inProse(() => 'W'.repeat(5000)),
  ),
  changed('a text of a megabyte', (value) =>
    withLongTexts(value, (text) => `${text} `.repeat(MEGABYTE / (text.length + 1))),
  ),
  changed('a megabyte of markup', (value) => withLongTexts(value, () => '<b>x</b><p>'.repeat(MEGABYTE / 11))),
  changed('100,000 records', withManyRecords),
];

/** Addresses that no page may follow, load or frame. */
const ADDRESSES: readonly Mode[] = [
  changed(
    'javascript: addresses',
    inAddresses(() => `javascript:${SCRIPT}`),
  ),
  changed(
    'hidden javascript: addresses',
    inAddresses(() => `\u0001 java\tscript:${SCRIPT}`),
  ),
  changed(
    'data: addresses',
    inAddresses(() => `data:text/html,<script>parent.${ALARM}?.()</script>`),
  ),
  changed(
    'SVG with scripts',
    inAddresses(() => `data:image/svg+xml,${encodeURIComponent(SVG)}`),
  ),
  // The page's policy keeps these pictures away, and the browser reports each.
  {
    ...changed(
      'addresses of another host',
      inAddresses(() => `//${HOSTILE_HOST}/a.png`),
    ),
    blocked: POLICY,
  },
  changed(
    'addresses that are none',
    inAddresses(() => 'https://['),
  ),
];

export const textModes: readonly Mode[] = [...TEXTS, ...ADDRESSES.map((mode): Mode => ({ ...mode, pictures: true }))];
