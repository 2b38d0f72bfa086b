import type { Problem } from '#cli/problems/problem.ts';
import { linkFeatures } from '../resolve/link-features.ts';
import { leafKeys } from '../shared/word-keys.ts';
import { defineRule, type Subject } from './rule.ts';

const MOST_NAMED_KEYS = 5;

/** Every offered language has all words of the shell and of every linked feature. */
export const wordsComplete = defineRule(
  ['languages', 'flags', 'logIn', 'agents', 'legal', 'registration', 'auth', 'analytics', 'categories', 'content'],
  (subject) => {
    const { config, catalogue } = subject;
    const namespaces = ['shell', ...linkFeatures(config, catalogue.features.all).map(({ name }) => name)];
    return config.languages.offered.flatMap((code, index) => {
      // An unknown code has no words at all, which another rule explains better.
      if (!Object.hasOwn(catalogue.languages.table, code)) return [];
      return namespaces.flatMap((namespace) => incomplete(subject, { code, index, namespace }));
    });
  },
);

interface Place {
  readonly code: string;
  readonly index: number;
  readonly namespace: string;
}

function incomplete(
  { catalogue, layers, ownWords }: Subject<'languages'>,
  { code, index, namespace }: Place,
): Problem[] {
  const missingHere = catalogue.missingWords(code, namespace);
  if (missingHere.length === 0) return [];
  const own = new Set(leafKeys(ownWords(code).words[namespace] ?? {}));
  const missing = missingHere.filter((key) => !own.has(key));
  if (missing.length === 0) return [];
  const where = namespace === 'shell' ? 'the shell' : `the feature ${namespace}`;
  const finding = {
    rule: 'words',
    message: `The language ${code} has no texts for ${where}.`,
    expected: `all words of locales/EN/${namespace}.json`,
    received: `${missing.length} missing: ${named(missing)}`,
    fix: `Add them to locales/${code}/${namespace}.json or to the brand's words/${code}.json, or do not offer ${code}.`,
  };
  return [layers.problem(['languages', 'offered', index], finding)];
}

function named(keys: readonly string[]): string {
  const more = keys.length > MOST_NAMED_KEYS ? ', …' : '';
  return keys.slice(0, MOST_NAMED_KEYS).join(', ') + more;
}
