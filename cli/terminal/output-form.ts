/** Format of a run's output: text for people, or a format for machines. */
export type OutputForm = 'text' | 'json' | 'github' | 'sarif';

/** The format requested in a command line, even if the line is otherwise invalid. */
export function outputForm(words: readonly string[]): OutputForm {
  if (words.includes('--json')) return 'json';
  const index = words.lastIndexOf('--format');
  const last = words.findLast((word) => word.startsWith('--format='))?.slice('--format='.length);
  const asked = index === -1 ? last : words[index + 1];
  return asked === 'github' || asked === 'sarif' ? asked : 'text';
}
