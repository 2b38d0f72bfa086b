import { Icon } from '#app/kit/icon/icon.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { MissionLeaderboard } from '#schemas/generated/platform.ts';
import { name, place, row, star, starCount, stars as starsStyle } from './leaderboard.css.ts';

export function Place({ entry }: { entry: MissionLeaderboard['own'] }) {
  const { t } = useTranslation('missions');
  const { tag } = useCurrentLanguage();
  const number = new Intl.NumberFormat(tag);
  const { self, account, stars } = entry;
  return (
    <li className={row} data-self={self}>
      <span className={place} data-place={entry.place}>
        <span className={visuallyHidden}>{t('board.place')} </span>
        {number.format(entry.place)}
      </span>
      <span className={name}>
        <bdi>{account}</bdi>
        {self && ` (${t('board.you')})`}
      </span>
      <span className={starsStyle}>
        <span className={star}>
          <Icon name="star-fill" size={16} />
        </span>
        <span className={starCount}>{number.format(stars)}</span>
        <span className={visuallyHidden}>{t('board.stars', { count: stars })}</span>
      </span>
    </li>
  );
}
