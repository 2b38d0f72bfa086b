import { basename, dirname } from 'node:path';
import { isDictionary } from '#cli/json/guards.ts';
import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import { identityWords } from '#schemas/generated/identity.ts';
import { type BrandLayer, isOwnTemplate } from '../layers/brand-layers.ts';
import type { Candidate } from '../resolve/candidate.ts';
import { leafTexts } from '../shared/word-keys.ts';
import { valueAt } from '../source/json-path.ts';
import type { SourceDocument } from '../source/source-document.ts';

interface InheritedWord {
  readonly from: BrandLayer;
  readonly problem: Problem;
}

/** Legal texts in offered languages that come from a brand that this one extends. */
export function inheritedLegalWords(candidate: Candidate): InheritedWord[] {
  return offeredBy(candidate).flatMap((code) => {
    const { words, documents } = candidate.ownWords(code);
    return identityWords.flatMap((group) =>
      leafTexts(valueAt(words, group)).flatMap(([key, text]) => {
        const path = [...group, ...key.split('.')];
        const stating = documents.find((document) => document.has(path));
        const from = stating && layerOf(candidate, stating);
        if (!from || from === candidate.layers.layers[0]) return [];
        const word = { code, key: path.join('.'), text };
        const problem = isOwnTemplate(from)
          ? stating.problem(path, templateWord(word))
          : wordProblem(candidate, from, word);
        return [{ from, problem }];
      }),
    );
  });
}

function offeredBy({ value, isSound }: Candidate): string[] {
  const languages = isDictionary(value) && isSound('languages.offered') ? value['languages'] : undefined;
  const offered = isDictionary(languages) ? languages['offered'] : undefined;
  return Array.isArray(offered) ? offered.filter((code) => typeof code === 'string') : [];
}

function layerOf({ layers }: Candidate, { file }: SourceDocument): BrandLayer | undefined {
  return layers.layers.find(({ folder }) => folder === dirname(dirname(file)));
}

interface Word {
  readonly code: string;
  readonly key: string;
  readonly text: string;
}

function templateWord({ code, key, text }: Word): Finding {
  return {
    rule: 'inherited-identity',
    message: `Brands that extend this template take over the legal text ${plainText(key)} in ${code}.`,
    expected: `the text in words/${code}.json of each brand`,
    received: plainValue(text),
    fix: `Write ${plainText(key)} in words/${code}.json of each of them, or null there for the site's own text.`,
  };
}

function wordProblem({ id, layers }: Candidate, from: BrandLayer, { code, key, text }: Word): Problem {
  const owner = basename(from.folder);
  const [own] = layers.layers;
  return own.document.problem(['extends'], {
    rule: 'inherited-identity',
    message: `The brand takes over the legal text ${plainText(key)} in ${code} from ${owner}.`,
    expected: `the text in brands/${id}/words/${code}.json`,
    received: `${plainValue(text)} of brands/${owner}`,
    fix: `Write ${plainText(key)} in brands/${id}/words/${code}.json, or null there for the site's own text.`,
  });
}
