import type { Words, WordsByNamespace } from '#cli/brand/resolved-brand.ts';

/** A text of the shell by its dotted key, such as `notice.support`. @throws if it does not exist */
export function shellText({ shell = {} }: WordsByNamespace, key: string): string {
  const text = key
    .split('.')
    .reduce<string | Words | undefined>((words, name) => (typeof words === 'object' ? words[name] : undefined), shell);
  if (typeof text !== 'string') throw new Error(`The shell has no words for ${key}.`);
  return text;
}
