import type { Words, WordsByNamespace } from '#cli/brand/resolved-brand.ts';

/** A text of the shell by its dotted key, such as `notice.support`. @throws if it does not exist */
export function shellText({ shell = {} }: WordsByNamespace, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), shell);
  if (typeof found !== 'string') throw new Error(`The shell has no words for ${key}.`);
  return found;
}
