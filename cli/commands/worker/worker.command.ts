import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface WorkerOptions extends SharedOptions {
  queue?: string;
  jobs?: string;
  out?: string;
}

export function workerCommand(run: RunAction): Command {
  const command = new CommandWithExamples('worker', [
    'brandgen worker',
    'brandgen worker --queue postgres://brandgen@db.example/queue --jobs 4',
  ])
    .description('Take releases from a queue, and build, upload and prove each, until it is stopped')
    .option('--queue <address>', 'address of the PostgreSQL database with the queue (default: that in BRANDGEN_QUEUE)')
    .option('--jobs <n>', 'number of brands to release at the same time', '2')
    .option('--out <dir>', 'output folder of the builds (default: "out", or "out-<name>" for an environment)');
  return withSharedOptions(command).action((options: WorkerOptions) =>
    run(options, async (context) => {
      const { queue, jobs = '', out } = options;
      return (await import('./worker.action.ts')).worker({ ...context, queue, jobs, out });
    }),
  );
}
