import type { Problem } from '#cli/problems/problem.ts';
import { careParts } from '../resolve/care-parts.ts';
import { untranslatedKeys } from '../resolve/find-untranslated.ts';
import { linkFeatures } from '../resolve/link-features.ts';
import { defineRule, type Subject } from './rule.ts';

const MOST_NAMED_KEYS = 5;

/** Every offered language has all words of the shell and of every linked feature. */
export const wordsComplete = defineRule(
  [
    'languages',
    'flags',
    'logIn',
    'agents',
    'agent',
    'legal',
    'registration',
    'auth',
    'analytics',
    'categories',
    'content',
    'responsibleGaming',
  ],
  (subject) => {
    const { config, catalogue } = subject;
    const settings = { ...config, responsibleGaming: careParts(config, catalogue.regulators) };
    const namespaces = ['shell', ...linkFeatures(settings, catalogue.features.all).map(({ name }) => name)];
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

function incomplete(subject: Subject<'languages'>, { code, index, namespace }: Place): Problem[] {
  const missing = untranslatedKeys(subject, code, namespace);
  if (missing.length === 0) return [];
  const where = namespace === 'shell' ? 'the shell' : `the feature ${namespace}`;
  const finding = {
    rule: 'words',
    message: `The language ${code} has no texts for ${where}.`,
    expected: `all words of locales/EN/${namespace}.json`,
    received: `${missing.length} missing: ${named(missing)}`,
    fix: `Add them to locales/${code}/${namespace}.json or to the brand's words/${code}.json, do not offer ${code}, or build a draft with \`--draft\`.`,
  };
  return [subject.layers.problem(['languages', 'offered', index], finding)];
}

function named(keys: readonly string[]): string {
  const more = keys.length > MOST_NAMED_KEYS ? ', …' : '';
  return keys.slice(0, MOST_NAMED_KEYS).join(', ') + more;
}
