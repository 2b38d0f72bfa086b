import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface SandboxOptions extends SharedOptions {
  brand: string;
  port: string;
  now?: string;
  without?: string;
  proxy?: string;
  mock?: string;
}

export function sandboxCommand(run: RunAction): Command {
  const command = new CommandWithExamples('sandbox', [
    'brandgen sandbox',
    'brandgen sandbox --brand lotus --port 9000',
    'brandgen sandbox --proxy https://platform.example --mock wallets,lottery',
  ])
    .description('Run the sandbox platform on its own')
    .option('--brand <brand>', 'id of the brand whose platform to run', 'aurora')
    .option('--port <n>', 'port to listen on, or 0 for any free port', '4180')
    .option('--proxy <url>', 'answer the domains of `--mock` only, and forward all other calls to this platform')
    .option('--mock <domains>', 'domains of the contract to answer beside `--proxy`')
    .option('--now <instant>', 'start its clock at this instant, such as 2026-05-20T09:00:00+08:00')
    .option('--without <calls>', 'lack these calls of docs/own-calls.md, after commas, such as giveUpBonus');
  return withSharedOptions(command).action((options: SandboxOptions) =>
    run(options, async (context) => {
      const { sandbox } = await import('./sandbox.action.ts');
      const { brand, port, now, without, proxy, mock } = options;
      return sandbox({ ...context, brand, port, now, without, proxy, mock });
    }),
  );
}
