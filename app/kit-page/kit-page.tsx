import { useEffect } from 'react';
import type { SiteBrand } from '../brand/brand.ts';
import { BrandProvider } from '../brand/brand-context.tsx';
import type { Language } from '../language/create-language.ts';
import { body, main, page } from './kit-page.css.ts';
import type { KitTheme } from './kit-theme.ts';
import { PartList } from './part-list.tsx';
import { useSettings } from './settings.ts';
import { SpecimenView } from './specimen-view.tsx';
import { specimens } from './specimens.ts';
import { Toolbar } from './toolbar.tsx';

interface KitPageProps {
  brand: SiteBrand;
  themes: readonly KitTheme[];
  /** Language of the parts' own texts; the specimens are in English. */
  language: Language;
}

/** Every part, in the toolbar's theme, scheme, direction and text size. */
export function KitPage({ brand, themes, language }: KitPageProps) {
  const { settings, set } = useSettings(themes);
  const code = brand.languages.offered.find(({ direction }) => direction === settings.dir)?.code;

  useEffect(() => {
    if (code) void language.choose(code);
  }, [language, code]);

  const { theme } = themes.find((known) => known.theme.name === settings.theme) ?? brand;
  return (
    <BrandProvider value={{ ...brand, theme }}>
      <div className={page}>
        <Toolbar themes={themes.map((known) => known.theme.name)} settings={settings} onChange={set} />
        <div className={body}>
          <PartList parts={specimens} />
          <main className={main}>
            {specimens.map((entry) => (
              <SpecimenView key={entry.name} entry={entry} />
            ))}
          </main>
        </div>
      </div>
    </BrandProvider>
  );
}
