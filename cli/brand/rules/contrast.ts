import { isDictionary } from '#cli/json/guards.ts';
import type { Problem } from '#cli/problems/problem.ts';
import type { ContrastPair } from '../shared/contrast-pairs.ts';
import { LEAST_CONTRAST } from '../shared/contrast-ratio.ts';
import { overrideTokens } from '../theme/override-tokens.ts';
import { defineRule, type Subject } from './rule.ts';

const SCHEMES = ['light', 'dark'] as const;

type Scheme = (typeof SCHEMES)[number];

export const contrast = defineRule(['theme.name'], (subject) => {
  const theme = subject.catalogue.theme(subject.config.theme.name);
  if (typeof theme === 'string') return [];
  const own = subject.config.theme.tokens;
  const tokens = overrideTokens(theme.value, isDictionary(own) ? own : {});
  return SCHEMES.flatMap((scheme) => {
    const colors = tokens[scheme];
    const pairs = subject.catalogue.contrastPairs.filter((pair) => areColors(subject, scheme, pair));
    return pairs.flatMap((pair) => {
      const ratio = subject.catalogue.contrast(colors[pair.text], colors[pair.ground], colors.ground);
      if (ratio >= LEAST_CONTRAST) return [];
      const received = `${shown(ratio)} (${pair.text} ${colors[pair.text]} on ${pair.ground} ${colors[pair.ground]})`;
      return [lowContrast(subject, { scheme, pair, received })];
    });
  });
});

/** Skips tokens that are not colours: the schema already reports them. */
function areColors({ isSound }: Subject<'theme.name'>, scheme: Scheme, { text, ground }: ContrastPair): boolean {
  return [text, ground, 'ground'].every((token) => isSound(`theme.tokens.${scheme}.${token}`));
}

interface Low {
  readonly scheme: Scheme;
  readonly pair: ContrastPair;
  readonly received: string;
}

/** If the brand overrides a colour of the pair, or the page behind it, the problem is the brand's; otherwise it is the theme's. */
function lowContrast({ config, catalogue, layers }: Subject<'theme.name'>, { scheme, pair, received }: Low): Problem {
  const finding = {
    rule: 'contrast',
    message: `In the ${scheme} scheme, ${pair.text} is hard to read on ${pair.ground}.`,
    expected: `a contrast of at least ${LEAST_CONTRAST}:1 (WCAG AA)`,
    received,
    fix: `Let ${pair.text} and ${pair.ground} differ more in lightness.`,
  };
  const over = config.theme.tokens[scheme] ?? {};
  const tokens = [pair.text, pair.ground, 'ground'] as const;
  const own = tokens.find((token) => over[token] !== undefined);
  const theme = catalogue.theme(config.theme.name);
  if (own === undefined && typeof theme !== 'string') {
    return theme.problem(
      tokens.map((token) => ({ scheme, token })),
      finding,
    );
  }
  return layers.problem(['theme', 'tokens', scheme, own ?? pair.text], finding);
}

/** Rounded down, so that a failing ratio never reads as a passing one. */
function shown(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}
