import { Command } from 'commander';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface DevOptions extends SharedOptions {
  port: string;
  api?: string;
}

export function devCommand(run: RunAction): Command {
  const command = new Command('dev')
    .description('Serve a brand with hot reload, with a sandbox platform')
    .argument('<brand>', 'id of the brand')
    .option('--port <n>', 'port to listen on; 0 for any free one', '5173')
    .option('--api <url>', 'pass calls on to this platform and start no sandbox');
  return withSharedOptions(command, 'brandgen dev aurora', 'brandgen dev lotus --api https://platform.example').action(
    (brand: string, options: DevOptions) =>
      run(options, async (context) => {
        const { dev } = await import('./dev.action.ts');
        return dev({ ...context, brand, port: options.port, api: options.api });
      }),
  );
}
