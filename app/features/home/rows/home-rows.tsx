import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { CardRowSkeleton } from '#app/kit/carousel/card-row-skeleton.tsx';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { late } from '#app/shell/loading/late.tsx';
import { CategoryRow } from './category-row.tsx';
import { HotRow } from './hot-row.tsx';
import { restPlace } from './rest-place.css.ts';
import { createTurns } from './turns.ts';
import { useWhole } from './use-whole.ts';

const LeadRows = late(() => import('./lead-rows.tsx').then((file) => file.LeadRows), CardRowSkeleton);

/** Number of vendor rows before the categories, for the first vendors of these categories; by the specification. */
const PREVIEWS = [
  ['rng', 3],
  ['live', 1],
  ['fish', 1],
] as const;

/** Rows after the hot games that a page starts with; with the banners they fill a tall window. */
const FIRST = 2;

/** The brand's own rows, the hot games, rows of some vendors, then each category with games in the brand's order. */
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
