import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface WatchOptions extends SharedOptions {
  to?: string;
  reports?: string;
  threshold?: string;
  visits?: string;
  every?: string;
  once?: boolean;
}

export function watchCommand(run: RunAction): Command {
  const command = new CommandWithExamples('watch', [
    'brandgen watch aurora --to live --reports https://reports.acme.example/sums',
    'brandgen watch acme --to live --once',
  ])
    .description('Stop a staged release when its visits have more errors than those of the live one')
    .argument('<brand>', 'id of the brand')
    .option('--to <target>', 'the target; needed only if there are several')
    .option('--reports <address>', 'where the sums of the reports are (default: `reports` of the target)')
    .option('--threshold <points>', 'percent points more of visits with errors that stop it', '1')
    .option('--visits <n>', 'visits that both releases need before that', '100')
    .option('--every <seconds>', 'time between two looks', '60')
    .option('--once', 'look once, as a cron job does');
  return withSharedOptions(command).action((brand: string, options: WatchOptions) =>
    run(options, async (context) => {
      const { watch } = await import('./watch.action.ts');
      const { to, reports, threshold = '', visits = '', every = '', once = false } = options;
      return watch({ ...context, brand, to, reports, threshold, visits, every, once });
    }),
  );
}
