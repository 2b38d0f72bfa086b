import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import words from '#locales/EN/shell.json' with { type: 'json' };
import { testBrand } from '../brand/brand.fixture.ts';
import { BrandProvider } from '../brand/brand-context.tsx';
import { PlatformClockProvider } from '../clock/clock-context.ts';
import { createPlatformClock } from '../clock/platform-clock.ts';
import { createLanguage } from '../language/create-language.ts';
import { TranslationProvider } from '../language/translation.tsx';

/** Shows a part of the kit in a test, with everything a part may use: the brand, its words and the clock. */
export function showPart(part: ReactNode): RenderResult {
  const { i18n } = createLanguage({ brand: testBrand, code: 'EN', first: { shell: words } });
  const clock = createPlatformClock();
  const around = ({ children }: { children: ReactNode }) => (
    <BrandProvider value={testBrand}>
      <TranslationProvider i18n={i18n}>
        <PlatformClockProvider value={clock}>{children}</PlatformClockProvider>
      </TranslationProvider>
    </BrandProvider>
  );
  return render(part, { wrapper: around });
}
