import { type Command, Help } from 'commander';
import { examplesOf } from './command-with-examples.ts';

/** Commander's own help, and the examples after it. */
export function helpAsText(command: Command, help: Help): string {
  const text = Help.prototype.formatHelp.call(help, command, help);
  const examples = examplesOf(command);
  if (examples.length === 0) return text;
  const title = examples.length === 1 ? 'Example:' : 'Examples:';
  return `${[text, title, ...examples.map((example) => `  $ ${example}`)].join('\n')}\n`;
}
