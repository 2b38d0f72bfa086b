// Writes docs/cli.md from the commands themselves; `--check` fails when it is stale.
import { join } from 'node:path';
import type { Command } from 'commander';
import { examplesOf } from '#cli/commands/command-with-examples.ts';
import { createProgram } from '#cli/program.ts';
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
  ...program.commands.flatMap((command) => [command, ...command.commands]).flatMap(describeCommand),
  '## Exit codes',
  table(
    ['Code', 'Meaning'],
    [
      ['0', 'Done.'],
      ['1', 'The input has problems; they are all listed.'],
      ['2', 'Incorrect usage, or a folder, disk or port that cannot be used.'],
      ['70', 'A bug in brandgen; the message says what to report.'],
    ],
  ),
  '## Output',
  'On a terminal brandgen shows progress and colour; `NO_COLOR` switches colour off, and other output is plain ' +
    'lines. With `--json` stdout carries a single JSON document: `command`, `exitCode`, the fields of the ' +
    'command, and `problems`, each with `file`, `line`, `column`, `path`, `rule`, `message`, `expected`, `received` and ' +
    '`fix`, and `warnings` of the same form, which do not change the exit code. Incorrect usage and bugs produce a document with `error`. `--help` produces a document with `help`: `usage`, ' +
    '`description`, `arguments` (each with `name`, `description`, `required` and `variadic`), `options` (each with ' +
    '`flags`, `description` and `default`), `examples` and `commands` (each with `name`, `usage` and `description`); ' +
    '`command` is null in the help of brandgen itself. `--version` produces a document with `version`.',
  'With `--format github`, `validate`, `build`, `release` and `merge` print each problem on stdout as an `::error` and each warning ' +
    'as a `::warning` of GitHub Actions, with its file, line and column. Incorrect usage and bugs are an `::error` without ' +
    'a file. Exit codes are the same. A step of a workflow needs nothing else for GitHub to show them at their lines in a ' +
    'pull request: `brandgen validate --format github`.',
  'With `--format sarif`, stdout carries a single SARIF 2.1.0 document, for code scanning and for editors: a result for ' +
    'each problem (`error`) and each warning (`warning`), and incorrect usage and bugs as a notification of a failed ' +
    'invocation, beside the text on stderr. In both forms files are relative to the Git repository that the workspace ' +
    'is in, or to the workspace outside of one.',
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
    `## brandgen ${pathOf(command)}`,
    `${command.description()}.`,
    `\`\`\`sh\nbrandgen ${pathOf(command)} ${command.usage()}\n\`\`\``,
    ...(words.length > 0 ? [table(['Argument', 'Meaning'], words)] : []),
    table(['Option', 'Meaning'], options),
    `\`\`\`sh\n${examplesOf(command).join('\n')}\n\`\`\``,
  ];
}

/** The words that call a command: `words export`. */
function pathOf(command: Command): string {
  const above = command.parent;
  return above && above !== program ? `${pathOf(above)} ${command.name()}` : command.name();
}

function defaultText(value: unknown): string {
  return value === undefined || value === false ? '' : ` (default: \`${String(value)}\`)`;
}
