import { memo } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useHotGames } from '#app/shell/games/hot-games-query.ts';
import { late } from '#app/shell/loading/late.tsx';
import { GameRow } from './game-row.tsx';
import { HotBannersPlace } from './hot-banners-place.tsx';
import { hot } from './hot-row.css.ts';
import type { TakeTurn } from './turns.ts';
import { useNear } from './use-near.ts';
import { useTurn } from './use-turn.ts';

const HotBanners = late(() => import('../after-paint.ts').then((file) => file.HotBanners), HotBannersPlace);

/** The games that the platform calls hot, and its banners that go with them. */
export const HotRow = memo(function HotRow({ turns }: { turns: TakeTurn }) {
  const { t } = useTranslation('home');
  const query = useHotGames();
  // They are asked for at once, by whoever needs them first: the rows begin after them.
  useTurn(turns, true, useCurrentLanguage().code);
  return (
    <div className={hot}>
      <GameRow title={t('row.hot')} icon="fire" place={useNear()} first games={query.data} query={query} />
      <HotBanners />
    </div>
  );
});
