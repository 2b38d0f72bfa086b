/** The one stylesheet that a page contains. */
export interface InlineStyle {
  /** Addresses of the files with these rules, which the site need not load. */
  readonly urls: readonly string[];
  readonly css: string;
}

/** A stylesheet of the site. */
export interface Sheet {
  readonly url: string;
  readonly css: string;
}

/** Puts stylesheets into a page, after the theme's own rules. @throws when one would end the surrounding element */
export function inlineStyle(theme: string, sheets: readonly Sheet[]): InlineStyle {
  const css = [theme, ...sheets.map((sheet) => relocated(sheet.css, sheet.url))].join('');
  if (/<\/style/i.test(css)) throw new Error('A stylesheet contains the end tag of its element.');
  return { urls: sheets.map(({ url }) => url), css };
}

/** A stylesheet's addresses are relative to itself; in a page they would be relative to the page. */
export function relocated(css: string, url: string): string {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return css.replaceAll(/url\((["']?)(?![a-z]+:|\/|#|["'])/gi, (_start, quote) => `url(${quote}${folder}`);
}
