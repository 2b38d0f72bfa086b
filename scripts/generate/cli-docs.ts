// Writes docs/cli.md from the commands themselves; `--check` fails when it is stale.
import { join } from 'node:path';
import type { Command } from 'commander';
import { createProgram } from '../../cli/program.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

const program = createProgram(async () => undefined, '');
const page = [
  '<!-- Generated from cli/program.ts by scripts/generate/cli-docs.ts. -->',
  '# brandgen',
  program.description(),
  table(
    ['Command', 'What it does'],
    program.commands.map((command) => [`[\`${command.name()}\`](#brandgen-${command.name()})`, command.description()]),
  ),
  ...program.commands.flatMap(describeCommand),
  '## Exit codes',
  table(
    ['Code', 'Meaning'],
    [
      ['0', 'Done.'],
      ['1', 'The input has problems; all of them are listed.'],
      ['2', 'Wrong usage, or a folder, a disk or a port that cannot be used.'],
      ['70', 'A fault of brandgen itself; it says what to report.'],
    ],
  ),
  '## Output',
  'On a terminal brandgen shows progress and colour; `NO_COLOR` switches colour off, and without a terminal there are plain ' +
    'lines. With `--json` stdout carries one JSON document and nothing else: `command`, `exitCode`, the fields of the ' +
    'command, and `problems`, each with `file`, `line`, `column`, `path`, `rule`, `message`, `expected`, `received` and ' +
    '`fix`. Wrong usage and faults are documents with `error`.',
];
await deliver(
  join(import.meta.dirname, '../../docs'),
  new Map([['cli.md', `${page.join('\n\n')}\n`]]),
  'npx tsx scripts/generate/cli-docs.ts',
);

function describeCommand(command: Command): string[] {
  const words = command.registeredArguments.map((argument) => [`\`${argument.name()}\``, argument.description]);
  const options = command.options.map((option) => [
    `\`${option.flags}\``,
    `${option.description}${defaultText(option.defaultValue)}`,
  ]);
  return [
    `## brandgen ${command.name()}`,
    `${command.description()}.`,
    `\`\`\`sh\nbrandgen ${command.name()} ${command.usage()}\n\`\`\``,
    ...(words.length > 0 ? [table(['Argument', 'Meaning'], words)] : []),
    table(['Option', 'Meaning'], options),
    `\`\`\`sh\n${examplesOf(command)}\n\`\`\``,
  ];
}

function defaultText(value: unknown): string {
  return value === undefined || value === false ? '' : ` (default: \`${String(value)}\`)`;
}

/** The examples that the help ends with, as lines of a shell. */
function examplesOf(command: Command): string {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  return [...help.matchAll(/^ {2}\$ (.+)$/gm)].map(([, line]) => line).join('\n');
}
