import '../kit/theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { readBrand, type SiteBrand, siteFile } from '../brand/brand.ts';
import { PlatformClockProvider } from '../clock/clock-context.ts';
import { createPlatformClock } from '../clock/platform-clock.ts';
import { createLanguage } from '../language/create-language.ts';
import { TranslationProvider } from '../language/translation.tsx';
import { fetchWords, findLanguage } from '../language/words.ts';
import { KitPage } from './kit-page.tsx';
import type { KitTheme } from './kit-theme.ts';

/** Shows every part of the kit. `brandgen dev --kit` serves it; it is in no site. */
export async function start(): Promise<void> {
  const brand = readBrand(document);
  const language = findLanguage(brand, null);
  const [first, themes] = await Promise.all([fetchWords(brand, language, 'first'), fetchThemes(brand)]);
  const service = createLanguage({ brand, code: language.code, first });
  const root = document.getElementById('root');
  if (!root) throw new Error('This page has no root.');
  createRoot(root).render(
    <TranslationProvider i18n={service.i18n}>
      <PlatformClockProvider value={createPlatformClock()}>
        <KitPage brand={brand} themes={themes} language={service} />
      </PlatformClockProvider>
    </TranslationProvider>,
  );
}

async function fetchThemes(brand: SiteBrand): Promise<readonly KitTheme[]> {
  const answer = await fetch(siteFile(brand, 'kit-themes.json'));
  if (!answer.ok) throw new Error(`The themes answered ${answer.status}.`);
  const themes: unknown = await answer.json();
  if (!areThemes(themes)) throw new Error('The themes are no list of themes.');
  return themes;
}

/** The theme itself is written from the type, by the process that serves the page. */
function areThemes(value: unknown): value is KitTheme[] {
  return Array.isArray(value) && value.every((one) => typeof one?.css === 'string' && typeof one.theme === 'object');
}
