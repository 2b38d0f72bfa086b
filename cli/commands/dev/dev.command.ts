import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';
import { UsageError } from '../usage-error.ts';

interface DevOptions extends SharedOptions {
  port: string;
  api?: string;
  kit?: boolean;
}

export function devCommand(run: RunAction): Command {
  const command = new CommandWithExamples('dev', [
    'brandgen dev aurora',
    'brandgen dev lotus --api https://platform.example',
    'brandgen dev --kit',
  ])
    .description('Serve a brand with hot reload, with a sandbox platform; or the parts of the kit')
    .argument('[brand]', 'id of the brand')
    .option('--port <n>', 'port to listen on; 0 for any free one', '5173')
    .option('--api <url>', 'pass calls on to this platform and start no sandbox')
    .option('--kit', 'serve a page with every part of the kit in every theme, and no brand');
  return withSharedOptions(command).action((brand: string | undefined, options: DevOptions) =>
    run(options, async (context) => {
      const { port, api } = options;
      if (options.kit) {
        if (brand !== undefined) throw new UsageError('Name a brand or say --kit, not both.');
        if (api !== undefined) throw new UsageError('The kit page asks nothing of a platform: leave out --api.');
        return (await import('./dev-kit.action.ts')).devKit({ ...context, port });
      }
      if (brand === undefined) throw new UsageError('Say which brand to serve, or --kit.');
      return (await import('./dev.action.ts')).dev({ ...context, brand, port, api });
    }),
  );
}
