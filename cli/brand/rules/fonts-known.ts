import { plainText, plainValue } from '#cli/problems/plain-text.ts';
import { oneOf } from '../schema/expectation.ts';
import { overrideTokens } from '../theme/override-tokens.ts';
import { defineRule } from './rule.ts';

const STACKS = ['head', 'text', 'action'] as const;

/** Generic CSS families, and fonts installed on many devices, in lower case. */
const OF_DEVICES = new Set(
  [
    'serif, sans-serif, monospace, cursive, fantasy, system-ui, ui-serif, ui-sans-serif, ui-monospace, ui-rounded, math, emoji',
    '-apple-system, blinkmacsystemfont, sf pro, sf pro text, sf pro display, san francisco, new york, helvetica, helvetica neue',
    'arial, arial narrow, arial black, verdana, tahoma, trebuchet ms, georgia, times, times new roman, palatino, palatino linotype',
    'courier, courier new, menlo, monaco, consolas, sfmono-regular, lucida console, lucida grande, lucida sans unicode, impact',
    'segoe ui, segoe ui variable, segoe ui variable text, segoe ui variable display, segoe ui symbol, calibri, cambria, candara',
    'roboto, roboto condensed, droid sans, noto sans, noto serif, ubuntu, cantarell, oxygen, liberation sans, dejavu sans',
    'avenir, avenir next, futura, gill sans, optima, didot, baskerville, american typewriter, franklin gothic medium, bahnschrift',
    'pingfang sc, pingfang tc, pingfang hk, hiragino sans, hiragino sans gb, hiragino kaku gothic pron, microsoft yahei, simsun',
    'simhei, microsoft jhenghei, yu gothic, meiryo, ms gothic, malgun gothic, apple sd gothic neo, noto sans cjk sc, noto sans sc',
    'noto sans cjk tc, noto sans tc, noto sans jp, noto sans kr, noto sans thai, thonburi, leelawadee, leelawadee ui, sukhumvit set',
    'geeza pro, noto sans arabic, noto naskh arabic, arabic typesetting, simplified arabic, traditional arabic, sakkal majalla',
    'nirmala ui, mangal, kohinoor devanagari, kohinoor bangla, khmer ui, lao ui, myanmar text, noto sans myanmar, noto sans khmer',
    'apple color emoji, segoe ui emoji, noto color emoji',
  ].flatMap((line) => line.split(', ')),
);

/** Warns about a family that neither the theme nor devices have: browsers skip it for the next one in the stack. */
export const fontsKnown = defineRule(['theme'], ({ config, catalogue, layers }) => {
  const { theme } = config;
  const foundTheme = catalogue.theme(theme.name);
  if (typeof foundTheme === 'string') return [];
  const brought = foundTheme.value.fonts.map(({ family }) => family);
  const families = new Set([...OF_DEVICES, ...brought.map((family) => family.toLowerCase())]);
  const own = theme.tokens;
  const { font } = overrideTokens(foundTheme.value, own);
  return STACKS.flatMap((stack) =>
    familiesIn(font[stack] ?? '')
      .filter((family) => !families.has(family.toLowerCase()))
      .map((family) => {
        const isOwn = own.font?.[stack] !== undefined;
        return layers.problem(isOwn ? ['theme', 'tokens', 'font', stack] : ['theme', 'name'], {
          rule: 'font-known',
          message: `The font "${plainText(family)}" of font.${stack} is not shown: neither the theme brings it, nor do devices have it.`,
          expected: brought.length === 0 ? 'a font of devices' : `${oneOf(brought)}, or a font of devices`,
          received: plainValue(family),
          fix: 'Correct the name, or add the font to "fonts" of a theme of your own.',
        });
      }),
  );
});

/** Family names of a font stack, without quotes. */
function familiesIn(stack: string): string[] {
  return (stack.match(/"[^"]*"|'[^']*'|[^,"']+/g) ?? [])
    .map((family) => family.replaceAll(/["']/g, '').trim().replaceAll(/\s+/g, ' '))
    .filter((family) => family !== '');
}
