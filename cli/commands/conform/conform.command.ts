import { type Command, Option } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface ConformOptions extends SharedOptions {
  brand?: string;
  only?: string;
  accounts?: string;
  danger: 'reads' | 'writes' | 'money';
  failOn: 'error' | 'warning' | 'never';
  report?: string[];
  record?: string;
}

export function conformCommand(run: RunAction): Command {
  const command = new CommandWithExamples('conform', [
    'brandgen conform https://platform.example',
    'brandgen conform https://platform.example --brand acme --accounts conform.json',
    'brandgen conform https://platform.example --accounts conform.json --only wallets,lottery --danger money',
    'brandgen conform https://platform.example --accounts conform.json --report conform.html conform.xml',
  ])
    .description('Try whether a running platform keeps the contract')
    .argument('<url>', 'address of the platform')
    .option('--brand <brand>', 'only the calls that a site of this brand sends')
    .option('--only <parts>', 'only these domains of the contract or features, such as wallets,lottery')
    .option('--accounts <file>', 'JSON file that names test accounts (schemas/conform.schema.json)')
    .addOption(
      new Option(
        '--danger <level>',
        'the most dangerous calls to send: reads, writes, or money and what cannot be undone',
      )
        .choices(['reads', 'writes', 'money'])
        .default('reads'),
    )
    .addOption(
      new Option('--fail-on <severity>', 'severity of a broken rule from which the exit code is 1')
        .choices(['error', 'warning', 'never'])
        .default('error'),
    )
    .option('--report <file...>', 'write the report to files: .json, .xml for JUnit, .html or .txt')
    .option('--record <file>', 'write each call and its answer as a line of JSON, without secrets and personal data');
  return withSharedOptions(command).action((url: string, options: ConformOptions) =>
    run(options, async (context) => {
      const { conform } = await import('./conform.action.ts');
      return conform({ ...context, ...options, workspace: context.workspace, url });
    }),
  );
}
