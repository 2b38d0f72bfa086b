import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';

/** Descriptors of an `@font-face` rule that makes a system font as wide and high as a web font. */
export interface FallbackFace {
  src: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
  sizeAdjust: string;
}

/** Metrics of Arial, which every system has or maps to a font with the same metrics. */
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

/** Measures a font file, so that the text does not move when it replaces the fallback. */
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

/** Name of the family that replaces another one until its file has loaded. */
export function fallbackFamily(family: string): string {
  return `${family} Fallback`;
}

/** A CSS font stack with each family's fallback right after it. */
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
