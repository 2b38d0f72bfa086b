import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

export function verifyCommand(run: RunAction): Command {
  const command = new CommandWithExamples('verify', ['brandgen verify out/aurora', 'brandgen verify /srv/sites/*'])
    .description('Compare built sites with their manifests, file by file')
    .argument('<folder...>', 'folders of built sites');
  return withSharedOptions(command).action((folders: string[], options: SharedOptions) =>
    run(options, async (context) => (await import('./verify.action.ts')).verify({ ...context, folders })),
  );
}
