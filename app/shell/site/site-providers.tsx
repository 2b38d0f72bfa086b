import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { BrandProvider } from '#app/brand/brand-context.tsx';
import { PlatformClockProvider } from '#app/clock/clock-context.ts';
import { ConnectionContext } from '#app/kit/state/connection-context.ts';
import { LanguageProvider } from '#app/language/language-context.tsx';
import { TranslationProvider } from '#app/language/translation.tsx';
import { ModuleProvider } from '#app/modules/module-context.tsx';
import { PlatformProvider } from '#app/platform/platform-context.tsx';
import { SessionProvider } from '#app/session/session-context.tsx';
import { ReachProvider } from '../connection/reach.ts';
import { DraftsProvider } from '../drafts/drafts-context.tsx';
import { ScreenLoaderProvider } from '../loading/screen-view.tsx';
import { ModalsProvider } from '../modals/modals-context.tsx';
import { PreferencesProvider } from '../preferences/preferences-context.tsx';
import { LastPlaceProvider } from '../router/list-place.ts';
import { ToastsProvider } from '../toasts/toasts-context.tsx';
import { VerificationProvider } from '../verification/verification-context.tsx';
import type { Site } from './create-site.ts';
import { SiteFeatures } from './site-features.tsx';

interface SiteProvidersProps {
  site: Site;
  children: ReactNode;
}

/** Provides every part of the site to its children. */
export function SiteProviders({ site, children }: SiteProvidersProps) {
  const [Around = Fragment] = site.features.flatMap(({ contributions: { around = [] } }) =>
    around.map(({ component }) => component),
  );
  return (
    <BrandProvider value={site.brand}>
      <TranslationProvider i18n={site.language.i18n}>
        <LanguageProvider value={site.language}>
          <PlatformClockProvider value={site.clock}>
            <PlatformProvider value={site.platform}>
              <QueryClientProvider client={site.queries}>
                <SessionProvider value={site.session}>
                  <SiteFeatures site={site}>
                    <ModuleProvider value={site.modules}>
                      <ModalsProvider value={site.modals}>
                        <ToastsProvider value={site.toasts}>
                          <PreferencesProvider value={site.preferences}>
                            <DraftsProvider value={site.drafts}>
                              <VerificationProvider value={site.verification}>
                                <LastPlaceProvider value={site.lastPlace}>
                                  <ReachProvider value={site.reach}>
                                    <ConnectionContext value={site.reach}>
                                      <ScreenLoaderProvider value={site.screens}>
                                        <Around>{children}</Around>
                                      </ScreenLoaderProvider>
                                    </ConnectionContext>
                                  </ReachProvider>
                                </LastPlaceProvider>
                              </VerificationProvider>
                            </DraftsProvider>
                          </PreferencesProvider>
                        </ToastsProvider>
                      </ModalsProvider>
                    </ModuleProvider>
                  </SiteFeatures>
                </SessionProvider>
              </QueryClientProvider>
            </PlatformProvider>
          </PlatformClockProvider>
        </LanguageProvider>
      </TranslationProvider>
    </BrandProvider>
  );
}
