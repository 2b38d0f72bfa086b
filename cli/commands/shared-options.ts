import { type Command, Option } from 'commander';

/** Options of every command. */
export interface SharedOptions {
  workspace?: string;
  json?: boolean;
}

/** Adds `--format`, by which a CI job shows problems at their lines. */
export function withFormat(command: Command): Command {
  const format = new Option(
    '--format <format>',
    'write problems on stdout as annotations of GitHub Actions (`github`), or all as one SARIF 2.1.0 document (`sarif`)',
  );
  return command.addOption(format.choices(['github', 'sarif']).conflicts('json'));
}

/** Adds `--since`, which omits unchanged brands. */
export function withSince(command: Command): Command {
  return command.option('--since <commit>', 'only brands of which an input has changed since a commit, as git has it');
}

/** Adds `--env`, which selects an environment of the brands. */
export function withEnvironment(command: Command): Command {
  return command.option('--env <name>', 'the environment of the brands, such as staging; production if left out');
}

/** Adds the options that every command takes. */
export function withSharedOptions(command: Command): Command {
  return command
    .option(
      '--workspace <dir>',
      'folder with brands/ and, if needed, themes/ and locales/ that add to the built-in ones',
    )
    .option('--json', 'print a single JSON document on stdout');
}

/** Options of `withPlatform`, as written. */
export interface PlatformOption {
  platform?: string;
  api?: string;
}

/** Adds `--platform`, which names a running platform, and its older name. */
export function withPlatform(command: Command): Command {
  const older = new Option('--api <url>', 'older name of `--platform`').hideHelp().conflicts('platform');
  return command.option('--platform <url>', 'forward calls to this platform instead of a sandbox').addOption(older);
}
