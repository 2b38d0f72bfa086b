import { useTranslation } from '#app/language/translation.tsx';
import { HotShelf } from '#app/shell/games/hot-shelf.tsx';
import { useSearchParams } from '#app/shell/router/router.ts';
import { otherGames } from './play.css.ts';

/** Hot games other than the one in the address. */
export function OtherGames() {
  const { t } = useTranslation('games');
  const [query] = useSearchParams();
  return (
    <div className={otherGames}>
      <HotShelf title={t('others')} except={query.get('gameCode')} />
    </div>
  );
}
