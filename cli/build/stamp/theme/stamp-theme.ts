import path from 'node:path';
import type { ResolvedTheme } from '#cli/brand/resolved-brand.ts';
import { nameByContent, type SiteFiles, written } from '#cli/build/site-file.ts';
import type { SiteTypefaces } from '../stamp-text.ts';
import { type ThemeCss, writeLaterFaces, writeThemeCss } from './write-theme-css.ts';

export interface StampedTheme {
  readonly files: SiteFiles;
  /** Path of the stylesheet in the site. */
  readonly css: string;
  /** Its two parts, for inlining. */
  readonly parts: ThemeCss;
  /** Path of the stylesheet with the faces that pages leave out, if they leave out any. */
  readonly later: string | undefined;
}

/** Writes a brand's theme: tokens, font faces, and fallbacks with the same metrics. */
export function stampTheme(
  theme: ResolvedTheme,
  { files, faces, fallbacks, scripts, pages }: SiteTypefaces,
): StampedTheme {
  const named = (some: typeof faces) => some.map((face) => ({ ...face, url: path.posix.basename(face.place) }));
  const parts = writeThemeCss({ theme, faces: named(pages.faces), fallbacks, scripts: pages.scripts });
  const inPages = new Set(pages.faces.map(({ place }) => place));
  const others = faces.filter(({ place }) => !inPages.has(place));
  const later = new Map<string, ReturnType<typeof written>>();
  if (others.length > 0) {
    const sheet = written(`${writeLaterFaces({ theme, faces: named(others), fallbacks, scripts })}\n`);
    later.set(nameByContent('assets/scripts.css', sheet), sheet);
  }
  const css = written(`${parts.late}${parts.first}\n`);
  const cssPath = nameByContent('assets/theme.css', css);
  const [laterPath] = later.keys();
  return { files: new Map([...files, ...later]).set(cssPath, css), css: cssPath, parts, later: laterPath };
}
