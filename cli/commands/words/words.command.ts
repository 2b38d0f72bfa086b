import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface WordsOptions extends SharedOptions {
  missing?: boolean;
  brand?: string;
}

export function wordsCommand(run: RunAction): Command {
  const command = new CommandWithExamples('words', [
    'brandgen words TY',
    'brandgen words TY --missing',
    'brandgen words TY --brand acme',
  ])
    .description('List the texts that a language lacks')
    .argument('<code>', 'code of the language in languages.json')
    .option('--brand <id>', "only what the features of this brand need, beside the brand's own words")
    .option('--missing', "add them to the workspace's locales/<code>/ as empty texts, each below its English text");
  return withSharedOptions(command).action((code: string, options: WordsOptions) =>
    run(options, async (context) => {
      const { words } = await import('./words.action.ts');
      return words({ ...context, code, missing: options.missing === true, brand: options.brand });
    }),
  );
}
