import type { ResolvedBrand, ResolvedLanguage } from '#cli/brand/resolved-brand.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { Memo } from '../memo.ts';
import type { SiteText } from '../proof/site-text.ts';
import type { SiteFiles } from '../site-file.ts';
import type { FillTemplate } from '../templates.ts';
import type { Work } from './notices/stamp-licences.ts';
import type { NoticeStyle } from './notices/stamp-notices.ts';
import type { Prerenderer } from './pages/prerenderer.ts';
import type { SharedPage } from './pages/stamp-pages.ts';
import type { StampedTypefaces, ThemeFonts } from './theme/stamp-typefaces.ts';
import type { StampedWords } from './words/stamp-words.ts';

/** State shared by stamping all brands: the cache and memoised results. */
export interface StampContext {
  /** The package's root. */
  readonly root: string;
  readonly cache: BuildCache;
  readonly prerenderers: Memo<Prerenderer>;
  /** Pages of brands that are alike in all that pages read. */
  readonly pages: Memo<readonly SharedPage[]>;
  readonly textOf: SiteText;
  words(brand: ResolvedBrand, language: ResolvedLanguage): Promise<StampedWords>;
  typefaces(fonts: ThemeFonts, letters: ReadonlySet<string>): Promise<StampedTypefaces>;
  /** The licence page of a site with these works. */
  licences(works: readonly Work[]): Promise<SiteFiles>;
  /** The stylesheet of all page notices. */
  noticeStyle(): Promise<NoticeStyle>;
  templates(): Promise<FillTemplate>;
}
