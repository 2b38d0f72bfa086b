import { memo } from 'react';
import { stack } from '#app/kit/layout/layout.css.ts';
import { useNear } from '#app/kit/near/use-near.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useHotGames } from '#app/shell/games/hot-games-query.ts';
import { late } from '#app/shell/loading/late.tsx';
import { GameRow } from './game-row.tsx';
import { HotBannersPlace } from './hot-banners-place.tsx';
import type { TakeTurn } from './turns.ts';
import { useTurn } from './use-turn.ts';

const HotBanners = late(() => import('./hot-banners.tsx').then((file) => file.HotBanners), HotBannersPlace);

/** The platform's hot games and their banners. */
export const HotRow = memo(function HotRow({ turns }: { turns: TakeTurn }) {
  const { t } = useTranslation('home');
  const query = useHotGames();
  // The hot games are requested immediately by whichever component needs them first; the rows follow.
  useTurn(turns, true, useCurrentLanguage().code);
  return (
    <div className={stack[5]}>
      <GameRow title={t('row.hot')} icon="fire" place={useNear()} first games={query.data} query={query} />
      <HotBanners />
    </div>
  );
});
