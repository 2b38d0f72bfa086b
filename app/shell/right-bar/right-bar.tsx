import { ROOMY } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { late } from '../loading/late.tsx';
import { rightBar } from './right-bar.css.ts';

const Cards = late(
  () => import('./right-bar-cards.tsx').then((file) => file.RightBarCards),
  () => null,
);

/** Cards beside the content, in windows with room for them; others do not load them. */
export function RightBar() {
  const { t } = useTranslation();
  return (
    <aside className={rightBar} aria-label={t('rightBar.label')}>
      {useMedia(ROOMY) && <Cards />}
    </aside>
  );
}
