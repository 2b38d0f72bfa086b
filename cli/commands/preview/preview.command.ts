import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import {
  type PlatformOption,
  type SharedOptions,
  withEnvironment,
  withPlatform,
  withSharedOptions,
} from '../shared-options.ts';

interface PreviewOptions extends SharedOptions, PlatformOption {
  port: string;
  now?: string;
  env?: string;
}

export function previewCommand(run: RunAction): Command {
  const command = new CommandWithExamples('preview', ['brandgen preview aurora', 'brandgen preview lotus --port 8080'])
    .description('Build a brand and serve it with its production headers and a sandbox platform')
    .argument('<brand>', 'id of the brand')
    .option(
      '--port <n>',
      'port to listen on, or 0 for any free port; a back office with a host of its own has the next one',
      '4173',
    )
    .option('--now <instant>', 'start the sandbox’s clock at this instant, such as 2026-05-20T09:00:00+08:00');
  return withSharedOptions(withPlatform(withEnvironment(command))).action((brand: string, options: PreviewOptions) =>
    run(options, async (context) => {
      const { preview } = await import('./preview.action.ts');
      const { port, api, platform = api, now, env } = options;
      return preview({ ...context, brand, port, platform, now, environment: env });
    }),
  );
}
