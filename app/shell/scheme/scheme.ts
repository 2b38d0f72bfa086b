import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SiteBrand } from '../../brand/brand.ts';

/** Local-storage key of the chosen scheme; the page's boot script reads it too. */
const STORAGE_KEY = 'scheme';

const LIGHT = '(prefers-color-scheme: light)';

export type Scheme = 'light' | 'dark';

export interface SchemeService {
  readonly store: StoreApi<{ scheme: Scheme }>;
  /** Switches the page and stores the choice. */
  choose(scheme: Scheme): void;
  /**
   * Takes over the scheme that the boot script put on the page before the first paint. Of a brand that leaves it to the
   * system, the page follows the system from then on, until somebody chooses.
   */
  adopt(page: Document): void;
}

export function createScheme(brand: SiteBrand, storage?: Storage): SchemeService {
  const store = createStore<{ scheme: Scheme }>(() => ({ scheme: assumedScheme(brand) }));
  return {
    store,
    choose(scheme) {
      document.documentElement.dataset['scheme'] = scheme;
      storage?.setItem(STORAGE_KEY, scheme);
      store.setState({ scheme });
    },
    adopt(page) {
      store.setState({ scheme: pageScheme(page, brand) });
      if (brand.theme.scheme !== 'system') return;
      globalThis.matchMedia(LIGHT).addEventListener('change', ({ matches }) => {
        if (storage?.getItem(STORAGE_KEY)) return;
        const scheme = matches ? 'light' : 'dark';
        page.documentElement.dataset['scheme'] = scheme;
        store.setState({ scheme });
      });
    },
  };
}

/** What every prerendered page assumes, so that the first render in the browser agrees with it. */
function assumedScheme(brand: SiteBrand): Scheme {
  return brand.theme.scheme === 'light' ? 'light' : 'dark';
}

function pageScheme(page: Document, brand: SiteBrand): Scheme {
  const shown = page.documentElement.dataset['scheme'];
  if (shown === 'light' || shown === 'dark') return shown;
  if (brand.theme.scheme !== 'system') return brand.theme.scheme;
  return globalThis.matchMedia(LIGHT).matches ? 'light' : 'dark';
}
