// Writes docs/conform-rules.md from the rules of `brandgen conform`; `--check` fails when it is stale.
import { join } from 'node:path';
import type { Rule } from '#cli/conform/rules/rule.ts';
import { RULES } from '#cli/conform/rules/rules.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

const { answers, calls, special } = RULES;
const page = [
  '<!-- Generated from cli/conform/rules/ by scripts/generate/conform-docs.ts. -->',
  '# Rules of `brandgen conform`',
  `[Try a platform against the contract](conform.md) says how to run these ${answers.length + calls.length + special.length} rules.`,
  '## Of every answer',
  'These look at each answer that comes, whatever the call was sent for, and send nothing.',
  table(['Rule', 'Severity', 'What the contract says', 'How to mend it'], answers.map(row)),
  '## Of each call',
  'These are tried on every call that they apply to, with the danger of the call or the one named here, whichever is greater.',
  table(['Rule', 'Severity', 'Danger', 'What the contract says', 'How to mend it'], calls.map(dangerousRow)),
  '## Of what calls do together',
  table(['Rule', 'Severity', 'Danger', 'What the contract says', 'How to mend it'], special.map(dangerousRow)),
];
const output = new Map([['conform-rules.md', `${page.join('\n\n')}\n`]]);
await deliver(join(import.meta.dirname, '../../docs'), output, 'npm run generate');

function row({ id, severity, says, mend }: Pick<Rule, 'id' | 'severity' | 'says' | 'mend'>): string[] {
  return [`\`${id}\``, severity, says, mend];
}

function dangerousRow({ danger, ...rule }: (typeof calls)[number] | (typeof special)[number]): string[] {
  const [id = '', severity = '', ...texts] = row(rule);
  return [id, severity, danger, ...texts];
}
