import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface VerifyOptions extends SharedOptions {
  server?: string;
  to?: string;
}

export function verifyCommand(run: RunAction): Command {
  const command = new CommandWithExamples('verify', [
    'brandgen verify out/aurora',
    'brandgen verify https://aurora.example/',
    'brandgen verify https://aurora.example/ --to live',
    'brandgen verify https://aurora.example/ --server https://10.0.0.12',
  ])
    .description('Compare built sites with their manifests, file by file; of a served site, the headers too')
    .argument('<place...>', 'folders or addresses of built sites')
    .option('--server <address>', 'ask this web server, wherever the names of the addresses lead')
    .option('--to <target>', 'prove also that each address serves what is live in this target, and who signed it');
  return withSharedOptions(command).action((places: string[], { server, to, ...options }: VerifyOptions) =>
    run(options, async (context) => (await import('./verify.action.ts')).verify({ ...context, places, server, to })),
  );
}
