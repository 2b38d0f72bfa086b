import { existsSync, readFileSync } from 'node:fs';
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { decodeText } from '#cli/brand/source/decode-text.ts';
import { writeAtomically } from '#cli/system/write-atomically.ts';

/** A text to fill in. */
export interface BlankText {
  /** Dotted. */
  readonly key: string;
  readonly english: string;
}

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** Adds empty texts to a file of words, each below a comment with its English text. Keeps everything else as it is. */
export function addBlankTexts(file: string, texts: readonly BlankText[]): void {
  const before = existsSync(file) ? decodeText(readFileSync(file)) : '{}\n';
  if (typeof before !== 'string') throw new Error(`${file} is no text.`);
  const fresh = texts.filter(({ key }) => !hasKey(before, key));
  const added = fresh.reduce((text, { key }) => applyEdits(text, modify(text, key.split('.'), '', FORMAT)), before);
  writeAtomically(file, withComments(added, fresh));
}

function hasKey(text: string, key: string): boolean {
  const root = parseTree(text);
  return root !== undefined && findNodeAtLocation(root, key.split('.')) !== undefined;
}

/** From the last one up, so that the earlier places stay where they are. */
function withComments(text: string, texts: readonly BlankText[]): string {
  const root = parseTree(text);
  const places = texts.flatMap(({ key, english }) => {
    const at = root && findNodeAtLocation(root, key.split('.'))?.parent?.offset;
    return at === undefined ? [] : [{ at, english }];
  });
  return places
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, english }) => {
      const indent = all.slice(all.lastIndexOf('\n', at) + 1, at);
      return `${all.slice(0, at)}// ${JSON.stringify(english)}\n${indent}${all.slice(at)}`;
    }, text);
}
