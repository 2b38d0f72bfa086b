import type { ThemeColors } from '#schemas/generated/theme.ts';
import type { ThemePalette } from '#schemas/generated/theme-extension.ts';
import type { ColorToken } from '../shared/contrast-pairs.ts';
import { contrastRatio, LEAST_CONTRAST } from '../shared/contrast-ratio.ts';
import { toHex, toLch } from './oklch.ts';
import { seenOn } from './seen-on.ts';
import { ANCHORS, DERIVED_TOKENS, FAMILIES, familyOf, twinOf } from './token-families.ts';

/** A base colour with less chroma is grey and does not affect the chroma of its derived colours. */
const LEAST_CHROMA = 0.005;

/** Inputs of the colours of one scheme. */
export interface ColorSources {
  /** Colours of the base theme. */
  readonly base: ThemeColors;
  readonly palette: ThemePalette;
  /** Colours that stay as stated. */
  readonly stated: Partial<ThemeColors>;
}

/**
 * Derives the colours of one scheme. A token that is not stated keeps its lightness in the base theme and takes the hue
 * of its base colour; if it equals another token in the base theme, it follows that token.
 */
export function deriveColors(written: ColorSources): ThemeColors {
  const sources = { ...written, palette: seenOnPages(written) };
  const { base, palette, stated } = sources;
  const colors = { ...base, ...stated };
  for (const token of DERIVED_TOKENS) colors[token] = derive(token, sources);
  const accent = stated.accent ?? palette.accent;
  if (accent !== undefined) colors.accentHover = stated.accentHover ?? hoverOf(accent, base);
  return colors;
}

/** The palette with colours of buttons that can be told from the page and from cards. */
function seenOnPages(sources: ColorSources): ThemePalette {
  const { accent, call } = sources.palette;
  const grounds = [derive('ground', sources), derive('surface', sources)];
  return {
    ...sources.palette,
    ...(accent !== undefined && { accent: seenOn(grounds, accent) }),
    ...(call !== undefined && { call: seenOn(grounds, call) }),
  };
}

function derive(token: ColorToken, sources: ColorSources): string {
  const { base, palette, stated } = sources;
  const own = stated[token];
  if (own !== undefined) return own;
  const twin = twinOf(token, base, palette);
  if (twin !== undefined) return derive(twin, sources);
  const family = familyOf(token, palette);
  const source = family && palette[family];
  if (family === undefined || source === undefined) return base[token];
  if (token === family) return source;
  return tint(base[token], {
    anchor: base[ANCHORS[family]],
    source,
    most: isOfPages(token) ? MOST_OF_TINT : undefined,
  });
}

/** Times the base theme's chroma. The tint of pages stays a tint, also of a colour as strong as a brand's own. */
const MOST_OF_TINT = 1.75;
/** The same where the base theme's neutrals are grey, as a chroma. */
const MOST_OF_GREY = 0.05;

/** Headers are not: a theme may have them in full colour. */
function isOfPages(token: ColorToken): boolean {
  return FAMILIES.neutral.includes(token);
}

interface Tint {
  anchor: string;
  source: string;
  most: number | undefined;
}

/** A colour of the base theme with the hue of `source`, with its chroma scaled by that of `source` to that of `anchor`. */
function tint(color: string, { anchor, source, most }: Tint): string {
  const { lightness, chroma } = toLch(color);
  const { chroma: written, hue } = toLch(source);
  const usual = toLch(anchor).chroma;
  const isGrey = usual < LEAST_CHROMA;
  const strength = most === undefined ? written : Math.min(written, isGrey ? MOST_OF_GREY : most * usual);
  const scaled = isGrey ? strength * fade(lightness) : (chroma * strength) / usual;
  return toHex({ lightness, chroma: Math.min(strength, scaled), hue }) + alphaOf(color);
}

/** Strength of a tint: 1 in between, and 0 at black and white, where tints are most visible. */
function fade(lightness: number): number {
  return Math.min(1, 4 * lightness * (1 - lightness));
}

/** Keeps the base theme's distance from the accent, in the direction that keeps one text colour readable on both. */
function hoverOf(accent: string, base: ThemeColors): string {
  const color = toLch(accent);
  const distance = toLch(base.accentHover).lightness - toLch(base.accent).lightness;
  const choices = [distance, -distance].map((step) => toHex({ ...color, lightness: color.lightness + step }));
  return choices.find((hover) => haveCommonText(accent, hover)) ?? accent;
}

function haveCommonText(...grounds: readonly string[]): boolean {
  return ['#000000', '#ffffff'].some((text) =>
    grounds.every((ground) => contrastRatio(text, ground, ground) >= LEAST_CONTRAST),
  );
}

/** The last two digits of #rrggbbaa. */
function alphaOf(color: string): string {
  return color.slice(7);
}
