import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CURRENCIES, numbersOf } from '#schemas/money/currencies.fixture.ts';
import { writingTag } from '#schemas/money/writing-tag.ts';
import { testBrand } from '../brand/brand.fixture.ts';
import { BrandProvider } from '../brand/brand-context.tsx';
import { PlatformClockProvider } from '../clock/clock-context.ts';
import { createPlatformClock } from '../clock/platform-clock.ts';
import { createLanguage } from '../language/create-language.ts';
import { TranslationProvider } from '../language/translation.tsx';

/**
 * Shows a part of the kit in a test, in a site with one language and no words.
 * @param tag BCP 47
 * @param currency ISO 4217 code
 */
export function showInKit(part: ReactNode, tag = 'en', direction: 'ltr' | 'rtl' = 'ltr', currency = 'EUR') {
  const currencyDigits = CURRENCIES.get(currency) ?? testBrand.currencyDigits;
  const written = writingTag({ tag, numbers: numbersOf(tag) }, currency, currencyDigits);
  const language = { code: 'XX', tag, written, direction, name: tag, words: 'words/XX-1' } as const;
  const brand = { ...testBrand, currency, currencyDigits, languages: { default: 'XX', offered: [language] } };
  const { i18n } = createLanguage({ brand, code: 'XX', first: { shell: {} } });
  return render(
    <BrandProvider value={brand}>
      <TranslationProvider i18n={i18n}>
        <PlatformClockProvider value={createPlatformClock()}>{part}</PlatformClockProvider>
      </TranslationProvider>
    </BrandProvider>,
  );
}
