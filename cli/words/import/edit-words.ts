import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { formatJson } from '#cli/json/format-json.ts';
import { isDictionary } from '#cli/json/guards.ts';
import { keyOf, writtenText } from '../word-texts.ts';

export type TextPath = readonly (string | number)[];

/** A text that is written into a file of words. */
export interface WrittenText {
  readonly path: TextPath;
  readonly text: string;
}

const FORMAT = { insertSpaces: true, tabSize: 2 };

/**
 * A file of words with other texts. Replaces what it has, and puts new texts where English has them; everything else
 * stays as it is, comments and line ends too. @param order all texts of the file, as English has them
 */
export function editWords(before: string, texts: readonly WrittenText[], order: readonly TextPath[]): string {
  const root = parseTree(before);
  const present = texts.flatMap(({ path, text }) => {
    const node = root && findNodeAtLocation(root, [...path]);
    return node ? [{ node, text: literalOf(path, text, { node, before }) }] : [];
  });
  const replaced = present
    .toSorted((a, b) => b.node.offset - a.node.offset)
    .reduce(
      (all, { node: { offset, length }, text }) => all.slice(0, offset) + text + all.slice(offset + length),
      before,
    );
  const fresh = texts.filter(({ path }) => !(root && findNodeAtLocation(root, [...path])));
  const eol = before.includes('\r\n') ? '\r\n' : '\n';
  return fresh.reduce((all, { path, text }) => inserted(all, { path, text }, order, eol), replaced);
}

/**
 * A new file of words. @param order all texts that it may have, as English has them @param template the English words, where
 * they have lists and names, which a language shares
 */
export function newWords(texts: readonly WrittenText[], order: readonly TextPath[], template?: unknown): string {
  const byKey = new Map(texts.map(({ path, text }) => [keyOf(path), text]));
  const filled = template === undefined ? {} : fill(template, [], byKey);
  const words: Group = isDictionary(filled) ? { ...filled } : {};
  const left = order.filter((path) => byKey.has(keyOf(path)));
  if (template !== undefined && left.length > 0) {
    const more = left.map((path) => ({ path, text: byKey.get(keyOf(path)) ?? '' }));
    return editWords(formatJson(words), more, order);
  }
  for (const path of left) put(words, path, byKey.get(keyOf(path)) ?? '');
  return formatJson(words);
}

interface Group {
  [name: string]: unknown;
}

function put(group: Group, [name = '', ...rest]: TextPath, text: string): void {
  if (rest.length === 0) {
    group[name] = text;
    return;
  }
  const inner = group[name];
  const own: Group = isDictionary(inner) ? inner : {};
  group[name] = own;
  put(own, rest, text);
}

/** Takes texts out of the map as it places them. Plural forms stand where English has its own. */
function fill(value: unknown, path: TextPath, texts: Map<string, string>): unknown {
  // Names of entries are code, and some texts are empty in every language.
  if (typeof value === 'string')
    return taken(path, texts) ?? (path.at(-1) === 'id' || value === '' ? value : undefined);
  if (Array.isArray(value)) {
    const whole = taken(path, texts);
    return whole ?? value.map((entry, index) => fill(entry, [...path, index], texts) ?? '');
  }
  if (!isDictionary(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, fill(inner, [...path, key], texts)] as const);
  const kept = entries.filter(([, inner]) => inner !== undefined && !isEmptyGroup(inner));
  return Object.fromEntries(kept);
}

function taken(path: TextPath, texts: Map<string, string>): string | string[] | undefined {
  const key = keyOf(path);
  const text = texts.get(key);
  texts.delete(key);
  return text === undefined ? undefined : writtenText(path, text);
}

function isEmptyGroup(value: unknown): boolean {
  return isDictionary(value) && Object.keys(value).length === 0;
}

function literalOf(path: TextPath, text: string, { node, before }: { node: Node; before: string }): string {
  const value = writtenText(path, text);
  if (!Array.isArray(value) || node.type !== 'array') return JSON.stringify(value);
  const words = value.map((word) => JSON.stringify(word));
  const { offset, length } = node;
  // A list on one line stays so, and one with a line for each entry.
  const [eol] = before.slice(offset, offset + length).match(/\r?\n/) ?? [];
  if (eol === undefined) return `[${words.join(', ')}]`;
  const [indent = ''] = /[^\n]*$/.exec(before.slice(0, offset))?.[0].match(/^\s*/) ?? [];
  return `[${eol}${words.map((word) => `${indent}  ${word}`).join(`,${eol}`)}${eol}${indent}]`;
}

function inserted(all: string, { path, text }: WrittenText, order: readonly TextPath[], eol: string): string {
  const parent = path.slice(0, -1);
  const wanted = [
    ...new Set(order.filter((other) => isWithin(other, parent)).map((other) => String(other[parent.length]))),
  ];
  const getInsertionIndex = (names: string[]) => {
    const at = wanted.indexOf(String(path.at(-1)));
    const earlier = wanted.slice(0, at).map((name) => names.indexOf(name));
    return Math.max(-1, ...earlier) + 1;
  };
  const options = { formattingOptions: { ...FORMAT, eol }, getInsertionIndex };
  return applyEdits(all, modify(all, [...path], writtenText(path, text), options));
}

function isWithin(path: TextPath, parent: TextPath): boolean {
  return path.length > parent.length && parent.every((step, at) => path[at] === step);
}
