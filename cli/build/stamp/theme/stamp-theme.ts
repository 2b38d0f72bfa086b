import path from 'node:path';
import type { ResolvedTheme } from '#cli/brand/resolved-brand.ts';
import { nameByContent, type SiteFiles, written } from '#cli/build/site-file.ts';
import type { StampedTypefaces } from './stamp-typefaces.ts';
import { type ThemeCss, writeThemeCss } from './write-theme-css.ts';

export interface StampedTheme {
  readonly files: SiteFiles;
  /** Path of the stylesheet in the site. */
  readonly css: string;
  /** Its two parts, for inlining. */
  readonly parts: ThemeCss;
}

/** Writes a brand's theme: tokens, font faces, and fallbacks with the same metrics. */
export function stampTheme(theme: ResolvedTheme, { files, faces, fallbacks, scripts }: StampedTypefaces): StampedTheme {
  const named = faces.map((face) => ({ ...face, url: path.posix.basename(face.place) }));
  const parts = writeThemeCss({ theme, faces: named, fallbacks, scripts });
  const css = written(`${parts.late}${parts.first}\n`);
  const cssPath = nameByContent('assets/theme.css', css);
  return { files: new Map(files).set(cssPath, css), css: cssPath, parts };
}
