import { plainValue } from '#cli/problems/plain-text.ts';
import { oneOf } from '../schema/expectation.ts';
import { scriptOf } from '../shared/script-faces.ts';
import { defineRule } from './rule.ts';

/** Refuses a language of a workspace whose script no typeface here has: its texts would be boxes on many devices. */
export const languageTypeface = defineRule(['languages.offered'], ({ config, layers, catalogue }) => {
  const { faces, system } = catalogue.scriptFaces();
  const known = [...Object.keys(faces), ...system];
  return config.languages.offered.flatMap((code, index) => {
    const language = catalogue.languages.table[code];
    if (!language) return [];
    const script = scriptOf(language.tag);
    if (known.includes(script)) return [];
    const named = new Intl.DisplayNames('en', { type: 'script' }).of(script) ?? script;
    return [
      layers.problem(['languages', 'offered', index], {
        rule: 'language-typeface',
        message: `brandgen has no typeface for ${language.english}, which is written in ${named} script.`,
        expected: `a language in a script of themes/scripts.json: ${oneOf(known)}`,
        received: plainValue(code),
        fix: 'Offer another language, or ask for a typeface of this script.',
      }),
    ];
  });
});
