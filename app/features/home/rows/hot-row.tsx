import { memo } from 'react';
import { useTranslation } from '../../../language/translation.tsx';
import { useHotGames } from '../../../shell/games/hot-games-query.ts';
import { GameRow } from './game-row.tsx';

/** The games that the platform calls hot. */
export const HotRow = memo(function HotRow() {
  const { t } = useTranslation('home');
  const query = useHotGames();
  return <GameRow title={t('row.hot')} icon="fire" turn={0} games={query.data} query={query} />;
});
