/** How a run writes what it found: as text for people, or in one of the forms for machines. */
export type OutputForm = 'text' | 'json' | 'github' | 'sarif';

/** The form that the words of a command line ask for, right or wrong as they may be. */
export function outputForm(words: readonly string[]): OutputForm {
  if (words.includes('--json')) return 'json';
  const at = words.lastIndexOf('--format');
  const last = words.findLast((word) => word.startsWith('--format='))?.slice('--format='.length);
  const asked = at === -1 ? last : words[at + 1];
  return asked === 'github' || asked === 'sarif' ? asked : 'text';
}
