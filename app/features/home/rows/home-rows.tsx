import { memo, type RefCallback, startTransition, useEffect, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { CardRowSkeleton } from '#app/kit/carousel/card-row-skeleton.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { useNear } from '#app/kit/near/use-near.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useHotGames } from '#app/shell/games/hot-games-query.ts';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { late } from '#app/shell/loading/late.tsx';
import { useSiteStarted } from '#app/shell/loading/site-started.ts';
import { CategoryRow } from './category-row.tsx';
import { GameRow } from './game-row.tsx';
import { HotBannersPlace } from './hot-banners-place.tsx';
import { restPlace } from './rest-place.css.ts';
import { createTurns, type TakeTurn } from './turns.ts';
import { useTurn } from './use-turn.ts';

interface Whole {
  isWhole: boolean;
  /** Ref of the placeholder for the rest of the page, until the whole page is rendered. */
  rest: RefCallback<HTMLElement>;
}

const HotBanners = late(() => import('./hot-banners.tsx').then((file) => file.HotBanners), HotBannersPlace);

/** The platform's hot games and their banners. */
const HotRow = memo(function HotRow({ turns }: { turns: TakeTurn }) {
  const { t } = useTranslation('home');
  const query = useHotGames();
  // The component that needs the hot games first requests them immediately. The rows follow.
  useTurn(turns, true, useCurrentLanguage().code);
  return (
    <div className={stack[5]}>
      <GameRow title={t('row.hot')} icon="fire" place={useNear()} first games={query.data} query={query} />
      <HotBanners />
    </div>
  );
});

const LeadRows = late(() => import('./lead-rows.tsx').then((file) => file.LeadRows), CardRowSkeleton);

/** Number of vendor rows before the categories, by the specification. They show the first vendors of these categories. */
const PREVIEWS = [
  ['rng', 3],
  ['live', 1],
  ['fish', 1],
] as const;

/** Rows after the hot games in the first render. With the banners they fill a tall window. */
const FIRST = 2;

/** Rows of the home page: the brand's own, hot games, some vendors, then each category with games in the brand's order. */
export function HomeRows() {
  const { categories, homeLead, homeRows } = useBrand();
  const { data: lanes, isError } = useVendors();
  const [turns] = useState(createTurns);
  const previews = PREVIEWS.filter(([category]) => categories.includes(category)).flatMap(([category, count]) =>
    // Placeholders for vendor rows prevent a layout shift when the vendors load.
    (lanes || isError ? (lanes?.[category] ?? []) : [null, null, null])
      .slice(0, count)
      .map((vendor) => ({ category, vendor })),
  );
  const { isWhole, rest } = useWhole();
  const live = homeRows.filter((category) => !lanes || lanes[category]?.length);
  const rows = [...previews, ...live.map((category) => ({ category, vendor: undefined }))];
  return (
    <>
      {homeLead.length > 0 && <LeadRows turns={turns} />}
      <HotRow turns={turns} />
      {rows.slice(0, isWhole ? rows.length : FIRST).map(({ category, vendor }, index) => (
        <CategoryRow
          key={vendor === undefined ? category : index}
          category={category}
          vendor={vendor}
          first={index < 1}
          turns={turns}
        />
      ))}
      {!isWhole && <div className={restPlace} ref={rest} />}
    </>
  );
}

/**
 * Decides whether the whole page is rendered. The first page starts with the visible rows and adds the rest when it comes
 * near the window, because most visitors press something earlier. A page that the browser has scrolled, as after a reload,
 * needs its full height.
 */
function useWhole(): Whole {
  const started = useSiteStarted();
  const [isWhole, setIsWhole] = useState(started);
  const { ref, near } = useNear();
  useEffect(() => {
    if (globalThis.scrollY > 0) startTransition(() => setIsWhole(true));
  }, []);
  return { isWhole: isWhole || near, rest: ref };
}
