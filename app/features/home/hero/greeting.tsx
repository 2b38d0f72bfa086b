import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { text, title, words } from './hero.css.ts';
import { PlayLink } from './play-link.tsx';

/** The brand's name and slogan. */
export function Greeting() {
  const { t } = useTranslation('home');
  const { name } = useBrand();
  return (
    <div className={words}>
      <p className={title}>{name}</p>
      <p className={text}>{t('shell:brand.tagline')}</p>
      <PlayLink />
    </div>
  );
}
