import type { Problem } from '#cli/problems/problem.ts';
import { careParts } from '../resolve/care-parts.ts';
import { untranslatedKeys } from '../resolve/find-untranslated.ts';
import { linkFeatures } from '../resolve/link-features.ts';
import { defineRule, type Subject } from './rule.ts';

const MOST_NAMED_KEYS = 5;

/** Every offered language must have all words of the shell and of the linked features. */
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
    'reports',
    'categories',
    'content',
    'platform',
    'responsibleGaming',
  ],
  (subject) => {
    const { config, catalogue } = subject;
    const settings = { ...config, responsibleGaming: careParts(config, catalogue.regulators) };
    const namespaces = ['shell', ...linkFeatures(settings, catalogue.features.all).map(({ name }) => name)];
    return config.languages.offered.flatMap((code, index) => {
      // An unknown code has no words; another rule reports it.
      if (!Object.hasOwn(catalogue.languages.table, code)) return [];
      const missing = namespaces.flatMap((namespace) =>
        untranslatedKeys(subject, code, namespace).map((key) => `${namespace}:${key}`),
      );
      return missing.length === 0 ? [] : [incomplete(subject, { code, index, missing })];
    });
  },
);

interface Gap {
  readonly code: string;
  readonly index: number;
  /** Keys prefixed with the names of their features. */
  readonly missing: readonly string[];
}

/** One problem per language, however many texts it lacks. */
function incomplete({ id, layers }: Subject<'languages'>, { code, index, missing }: Gap): Problem {
  const finding = {
    rule: 'words',
    message: `The language ${code} lacks ${missing.length === 1 ? '1 text' : `${missing.length} texts`} of this brand.`,
    expected: "every text of the shell and of the brand's features",
    received: `nothing for ${named(missing)}`,
    fix: `List them with \`brandgen words ${code} --brand ${id}\`, and add \`--missing\` for a file to fill in; or do not offer ${code}, or build a draft with \`--draft\`.`,
  };
  return layers.problem(['languages', 'offered', index], finding);
}

function named(keys: readonly string[]): string {
  const more = keys.length > MOST_NAMED_KEYS ? ', …' : '';
  return keys.slice(0, MOST_NAMED_KEYS).join(', ') + more;
}
