import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';

/** `@font-face` descriptors that give a system font the metrics of a web font. */
export interface FallbackFace {
  src: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
  sizeAdjust: string;
}

/** Metrics of Arial, which all systems have, at least as a metric-compatible font. */
const ARIAL = {
  familyName: 'Arial',
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 913,
  subsets: { latin: { xWidthAvg: 913 }, thai: { xWidthAvg: 1536 } },
};

/** Measures a font file, so that text does not shift when the font replaces the fallback. */
export async function measureFallback(fontFile: string): Promise<FallbackFace> {
  const { fontFaces } = createFontStack([await fromFile(fontFile), ARIAL], { fontFaceFormat: 'styleObject' });
  const face = fontFaces[0]?.['@font-face'];
  return {
    src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
    ascentOverride: face?.ascentOverride ?? 'normal',
    descentOverride: face?.descentOverride ?? 'normal',
    lineGapOverride: face?.lineGapOverride ?? 'normal',
    sizeAdjust: face?.sizeAdjust ?? '100%',
  };
}

/** Family name of a font's fallback. */
export function fallbackFamily(family: string): string {
  return `${family} Fallback`;
}

/** Adds each family's fallback after it in a font stack. */
export function withFallbacks(stack: string, families: readonly string[]): string {
  return stack
    .split(',')
    .map((entry) => entry.trim())
    .flatMap((entry) => {
      const name = entry.replaceAll(/^["']|["']$/g, '');
      return families.includes(name) ? [entry, `"${fallbackFamily(name)}"`] : [entry];
    })
    .join(', ');
}

/** Puts families of scripts behind the first family of a font stack, before generic ones: those have every letter. */
export function withScripts(stack: string, scripts: readonly string[]): string {
  const [first = '', ...others] = stack.split(',').map((entry) => entry.trim());
  const added = scripts.map((family) => `"${family}"`);
  // A generic family such as `system-ui` takes every letter.
  const all = first.startsWith('"') ? [first, ...added, ...others] : [...added, first, ...others];
  return all.join(', ');
}
