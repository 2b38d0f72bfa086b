import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

export function verifyCommand(run: RunAction): Command {
  const command = new CommandWithExamples('verify', [
    'brandgen verify out/aurora',
    'brandgen verify https://aurora.example/',
  ])
    .description('Compare built sites with their manifests, file by file; of a served site, the headers too')
    .argument('<place...>', 'folders or addresses of built sites');
  return withSharedOptions(command).action((places: string[], options: SharedOptions) =>
    run(options, async (context) => (await import('./verify.action.ts')).verify({ ...context, places })),
  );
}
