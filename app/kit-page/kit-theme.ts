import type { SiteBrand } from '../brand/brand.ts';

/** A theme of the page, as listed in `kit-themes.json`. */
export interface KitTheme {
  theme: SiteBrand['theme'];
  /** Address of its stylesheet. */
  css: string;
}
