import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import type { Words } from '#app/language/words.ts';
import { deviceStorage, tabStorage } from '#app/storage/storage.ts';
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import type { Drafts } from '../drafts/draft-owner.ts';
import { BrowserRouter } from '../router/router.ts';
import type { Feature } from '../slots/define-feature.ts';
import { createSite, type Site } from './create-site.ts';
import { SiteProviders } from './site-providers.tsx';

interface ShowOptions {
  /** Path with query and hash. */
  at: string;
  /** English words by namespace. */
  words: Words;
  brand?: Partial<SiteBrand>;
  /** Linked features; none by default. */
  features?: readonly Feature[];
  /** Unfinished input of the page before. */
  drafts?: Drafts;
  /** Changes the site before it is rendered, for example to log a member in. */
  prepare?: (site: Site) => void;
}

/** For tests: renders a part of a feature in a complete site. Calls go through the current `fetch`. */
export function showInSite(
  part: ReactNode,
  { at, words, brand = {}, features = [], drafts, prepare }: ShowOptions,
): Site {
  history.replaceState(null, '', at);
  const all = { shell: shellWords, ...words };
  const options = { brand: { ...testBrand, ...brand }, features, code: 'EN', first: all, ready: all };
  const site = createSite({ ...options, deviceStorage, tabStorage, ...(drafts && { drafts }) });
  prepare?.(site);
  render(
    <BrowserRouter>
      <SiteProviders site={site}>{part}</SiteProviders>
    </BrowserRouter>,
  );
  return site;
}
