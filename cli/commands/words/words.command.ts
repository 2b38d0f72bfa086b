import { type Command, Option } from 'commander';
import type { FormName } from '#cli/words/formats/form-names.ts';
import { formNames } from '#cli/words/formats/form-names.ts';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface WordsOptions extends SharedOptions {
  missing?: boolean;
  brand?: string;
}

interface ExportOptions extends SharedOptions {
  format: FormName;
  brand?: string;
  changedSince?: string;
  missing?: boolean;
  out?: string;
}

export function wordsCommand(run: RunAction): Command {
  const command = new CommandWithExamples('words', [
    'brandgen words TY',
    'brandgen words TY --missing',
    'brandgen words TY --brand acme',
  ])
    .description('List the texts that a language lacks, and hand texts over to translators')
    .argument('<code>', 'code of the language in languages.json')
    .option('--brand <id>', "only what the features of this brand need, beside the brand's own words")
    .option('--missing', "add them to the workspace's locales/<code>/ as empty texts, each below its English text");
  withSharedOptions(command).action((code: string, options: WordsOptions) =>
    run(options, async (context) => {
      const { words } = await import('./words.action.ts');
      return words({ ...context, code, missing: options.missing === true, brand: options.brand });
    }),
  );
  return command.addCommand(exportCommand(run)).addCommand(importCommand(run));
}

function exportCommand(run: RunAction): Command {
  const command = new CommandWithExamples('export', [
    'brandgen words export TY -o ty.xlf',
    'brandgen words export TY --format po --changed-since v1.4 -o ty.po',
    'brandgen words export TY --missing --format csv --brand acme -o acme-ty.csv',
  ])
    .description('Write the texts of a language for a translator, with their context')
    .argument('<code>', 'code of the language in languages.json')
    .addOption(
      new Option('--format <format>', 'form of the file: xliff, po, csv or json')
        .choices([...formNames])
        .default('xliff'),
    )
    .option(
      '--changed-since <commit>',
      'only texts whose English has changed since a commit, and those that are missing or stale',
    )
    .option('--missing', 'only texts that are missing')
    .option('--brand <id>', "only what the features of this brand need, and the brand's own words")
    .option('-o, --out <file>', 'file to write; stdout if left out');
  return withSharedOptions(command).action((code: string, _options: ExportOptions, own: Command) => {
    const options: ExportOptions = own.optsWithGlobals();
    return run(options, async (context) => {
      const { exportWords } = await import('./export.action.ts');
      const { format, brand, changedSince, missing = false, out } = options;
      return exportWords({ ...context, code, format, brand, changedSince, missing, out });
    });
  });
}

function importCommand(run: RunAction): Command {
  const command = new CommandWithExamples('import', ['brandgen words import ty.xlf'])
    .description('Take the texts of a translated file back, once all of them are right')
    .argument('<file>', 'file that `words export` made: .xlf, .po, .csv or .json');
  return withSharedOptions(command).action((file: string, _options: SharedOptions, own: Command) => {
    refuseOptionsOfParent(own);
    const options: SharedOptions = own.optsWithGlobals();
    return run(options, async (context) => {
      const { importWords } = await import('./import.action.ts');
      return importWords({ ...context, file });
    });
  });
}

/** Commander takes an option behind `words import` for one of `words`, if that has it. @throws CommanderError for one that was given */
function refuseOptionsOfParent(command: Command): void {
  const own = new Set(command.options.map((option) => option.attributeName()));
  const { parent } = command;
  const given = parent?.options.find((option) => {
    const name = option.attributeName();
    return !own.has(name) && parent.getOptionValueSource(name) === 'cli';
  });
  if (given) command.error(`error: unknown option '${given.long}'`, { code: 'commander.unknownOption' });
}
