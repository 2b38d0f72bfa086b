/** The stylesheet in a page. */
export interface InlineStyle {
  /** Addresses of the files whose rules it contains, which the site need not load. */
  readonly urls: readonly string[];
  readonly css: string;
}

/** A stylesheet of the site. */
export interface Sheet {
  readonly url: string;
  readonly css: string;
}

/** Joins stylesheets after the theme's own rules. @throws if one would close the style element */
export function inlineStyle(theme: string, sheets: readonly Sheet[]): InlineStyle {
  const css = [theme, ...sheets.map((sheet) => relocated(sheet.css, sheet.url))].join('');
  if (/<\/style/i.test(css)) throw new Error('A stylesheet contains the end tag of its element.');
  return { urls: sheets.map(({ url }) => url), css };
}

/** Rewrites a stylesheet's relative addresses for a page, as they are relative to the stylesheet. */
export function relocated(css: string, url: string): string {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return css.replaceAll(/url\((["']?)(?![a-z]+:|\/|#|["'])/gi, (_start, quote) => `url(${quote}${folder}`);
}
