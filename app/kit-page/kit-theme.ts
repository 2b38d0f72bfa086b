import type { SiteBrand } from '../brand/brand.ts';

/** A theme that the page can be shown in, as `kit-themes.json` lists them. */
export interface KitTheme {
  theme: SiteBrand['theme'];
  /** Address of its stylesheet. */
  css: string;
}
