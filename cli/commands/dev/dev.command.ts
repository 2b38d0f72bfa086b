import type { Command } from 'commander';
import { UsageError } from '#cli/problems/usage-error.ts';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type PlatformOption, type SharedOptions, withPlatform, withSharedOptions } from '../shared-options.ts';

interface DevOptions extends SharedOptions, PlatformOption {
  port: string;
  mock?: string;
  now?: string;
  kit?: boolean;
  host?: string | true;
}

export function devCommand(run: RunAction): Command {
  const command = new CommandWithExamples('dev', [
    'brandgen dev aurora',
    'brandgen dev lotus --platform https://platform.example',
    'brandgen dev lotus --platform https://platform.example --mock wallets,lottery',
    'brandgen dev aurora --host',
    'brandgen dev --kit',
  ])
    .description('Serve a brand with hot reload and a sandbox platform, or the kit page')
    .argument('[brand]', 'id of the brand')
    .option('--port <n>', 'port to listen on, or 0 for any free port', '5173')
    .option('--host [address]', 'listen on the network too, for a phone; or on this address alone')
    .option('--mock <domains>', 'take these domains of the contract from a sandbox, and the rest from `--platform`')
    .option('--now <instant>', 'start the sandbox’s clock at this instant, such as 2026-05-20T09:00:00+08:00')
    .option('--kit', 'serve a page with every kit component in every theme, without a brand');
  return withSharedOptions(withPlatform(command)).action((brand: string | undefined, options: DevOptions) =>
    run(options, async (context) => {
      const { port, api, platform = api, mock, now, host } = options;
      if (options.kit) {
        requireKitAlone(brand, options);
        return (await import('./dev-kit.action.ts')).devKit({ ...context, port, host });
      }
      if (brand === undefined) throw new UsageError('Name the brand to serve, or use `--kit`.');
      return (await import('./dev.action.ts')).dev({ ...context, brand, port, platform, mock, now, host });
    }),
  );
}

/** @throws UsageError for options that do not apply to the kit page */
function requireKitAlone(brand: string | undefined, { api, platform = api, mock, now }: DevOptions): void {
  if (brand !== undefined) throw new UsageError('Use a brand name or `--kit`, not both.');
  const given = Object.entries({ '--platform': platform, '--mock': mock, '--now': now });
  for (const [option, value] of given) {
    if (value !== undefined) throw new UsageError(`The kit page uses no platform, so it takes no \`${option}\`.`);
  }
}
