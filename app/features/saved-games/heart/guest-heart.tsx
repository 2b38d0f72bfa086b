import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { createPath, Link, useLocation } from '#app/shell/router/router.ts';
import type { TileActionProps } from '#app/shell/slots/slots.ts';
import { disc, heart } from './heart.css.ts';

/** Heart for visitors: a link to the log-in, which returns to this page. */
export function GuestHeart({ game }: TileActionProps) {
  const { t } = useTranslation('saved-games');
  const location = useLocation();
  return (
    <Link
      className={heart}
      to={paths.login}
      state={{ from: createPath(location), open: true }}
      aria-label={t('heart.keep', { game: game.nodeName })}
    >
      <span className={disc}>
        <Icon name="heart" size={18} />
      </span>
    </Link>
  );
}
