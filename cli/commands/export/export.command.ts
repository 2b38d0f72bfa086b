import { type Command, Option } from 'commander';
import { STATIC_HOSTS, type StaticHostName } from '#cli/static-host/host.ts';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface ExportOptions extends SharedOptions {
  host: StaticHostName;
  to: string;
}

export function exportCommand(run: RunAction): Command {
  const command = new CommandWithExamples('export', ['brandgen export out/acme --host cloudflare --to pages/acme'])
    .description('Write a built site for a host of static files, with its headers in _headers')
    .argument('<site>', 'folder of a built site')
    .addOption(new Option('--host <host>', 'the host').choices(Object.keys(STATIC_HOSTS)).makeOptionMandatory())
    .requiredOption('--to <dir>', 'folder to write, which the host publishes');
  return withSharedOptions(command).action((site: string, options: ExportOptions) =>
    run(options, async (context) =>
      (await import('./export.action.ts')).exportAction({ ...context, site, host: options.host, to: options.to }),
    ),
  );
}
