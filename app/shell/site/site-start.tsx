import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadModuleTree } from '#app/modules/load-module-tree.ts';
import { REOPEN } from '../modals/modal-store.ts';
import { checkDomain } from './check-domain.ts';
import type { Site } from './create-site.ts';
import { SiteStartedContext } from './site-started.ts';

/** Key of the merchant's code in both storages, where the specification has it kept; a log-out leaves it there. */
const MERCHANT_KEY = 'merchantCode';

interface SiteStartProps {
  site: Site;
  children: ReactNode;
}

/**
 * Asks the platform what is on and who is here, once the first paint is done. It renders nothing of its own, so that only
 * those who ask whether the site has started are rendered anew when it has.
 */
export function SiteStart({ site, children }: SiteStartProps) {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    void loadModuleTree(site.platform, site.modules, globalThis.sessionStorage);
    void site.session.restore().finally(() => {
      delete document.documentElement.dataset['session'];
      startTransition(() => setStarted(true));
      if (sessionStorage.getItem(REOPEN))
        void import('../modals/reopen.ts').then(({ reopen }) => reopen(site.modals, sessionStorage));
    });
    for (const storage of [sessionStorage, localStorage]) keepMerchant(storage, site.brand.merchant);
    void checkDomain(site);
    const { imageCdns } = site.brand.platform;
    // With one host there is no other to go to, and nothing to load for it.
    if (imageCdns.length > 1)
      void import('../status/image-fail-over.ts').then(({ failOverImages }) => failOverImages(document, imageCdns));
  }, [site]);
  return <SiteStartedContext value={started}>{children}</SiteStartedContext>;
}

/** A storage that is full keeps nobody from the site. */
function keepMerchant(storage: Storage, merchant: string): void {
  try {
    storage.setItem(MERCHANT_KEY, merchant);
  } catch {
    // What reads it does without it.
  }
}
