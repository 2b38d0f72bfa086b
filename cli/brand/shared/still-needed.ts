import type { Finding } from '#cli/problems/problem.ts';
import { type JsonPath, valueAt } from '../source/json-path.ts';
import type { SourceDocument } from '../source/source-document.ts';

/** Rewords the finding of a missing required setting that a null in the document removes. */
export function stillNeeded({ value }: SourceDocument, path: JsonPath, finding: Finding): Finding {
  if (finding.rule !== 'missing' || valueAt(value, path) !== null) return finding;
  return {
    rule: 'required-null',
    message: 'This setting is required, so null cannot take it away.',
    expected: finding.expected ?? null,
    received: 'null',
    fix: 'Write a value, or remove the line to use the inherited one.',
  };
}
