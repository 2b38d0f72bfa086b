import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import type { Words } from '#app/language/words.ts';
import type { NeededCalls } from '#app/modules/note-lacking.ts';
import { sealPlainly } from '#app/platform/fake-platform.fixture.ts';
import { deviceStorage, tabStorage } from '#app/storage/storage.ts';
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import type { Drafts } from '../drafts/draft-owner.ts';
import { BrowserRouter } from '../router/router.ts';
import type { Feature } from '../slots/define-feature.ts';
import { createSite, type LoadFeatures, type Site } from './create-site.ts';
import { SiteProviders } from './site-providers.tsx';

interface ShowOptions {
  /** Path with query and hash. */
  at: string;
  /** English words by namespace. */
  words: Words;
  brand?: Partial<SiteBrand>;
  /** Linked features; none by default. */
  features?: readonly Feature[];
  /** Loads the features that guests never see. */
  loadForAccounts?: LoadFeatures;
  /** Features that need a call, by its method and path. */
  needed?: NeededCalls;
  /** Unfinished input of the page before. */
  drafts?: Drafts;
  /** Changes the site before it is rendered, for example to log a member in. */
  prepare?: (site: Site) => void;
}

/** For tests: renders a part of a feature in a complete site. Calls go through the current `fetch`. */
export function showInSite(
  part: ReactNode | ((site: Site) => ReactNode),
  { at, words, brand = {}, features = [], loadForAccounts, needed = {}, drafts, prepare }: ShowOptions,
): Site {
  history.replaceState(null, '', at);
  const all = { shell: shellWords, ...words };
  const options = { brand: { ...testBrand, ...brand }, features, code: 'EN', first: all, ready: all };
  const site = createSite({
    ...options,
    loadNeeded: async () => ({ needed }),
    deviceStorage,
    tabStorage,
    ...(drafts && { drafts }),
    ...(loadForAccounts && { loadForAccounts }),
  });
  site.platform.seal = sealPlainly;
  prepare?.(site);
  // A retry that outlives its test would call the platform of a later one: the files of a worker share `fetch`.
  onTestFinished(() => site.queries.clear());
  render(
    <BrowserRouter>
      <SiteProviders site={site}>{typeof part === 'function' ? part(site) : part}</SiteProviders>
    </BrowserRouter>,
  );
  return site;
}
