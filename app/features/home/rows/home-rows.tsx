import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { CardRowSkeleton } from '#app/kit/carousel/card-row-skeleton.tsx';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { late } from '#app/shell/loading/late.tsx';
import { CategoryRow } from './category-row.tsx';
import { HotRow } from './hot-row.tsx';
import { createTurns } from './turns.ts';

const LeadRows = late(() => import('./lead-rows.tsx').then((file) => file.LeadRows), CardRowSkeleton);

/** Number of vendor rows before the categories, for the first vendors of these categories; by the specification. */
const PREVIEWS = [
  ['rng', 3],
  ['live', 1],
  ['fish', 1],
] as const;

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
  const live = homeRows.filter((category) => !lanes || lanes[category]?.length);
  return (
    <>
      {homeLead.length > 0 && <LeadRows turns={turns} />}
      <HotRow turns={turns} />
      {[...previews, ...live.map((category) => ({ category, vendor: undefined }))].map(
        ({ category, vendor }, index) => (
          <CategoryRow
            key={vendor === undefined ? category : index}
            category={category}
            vendor={vendor}
            first={index < 1}
            turns={turns}
          />
        ),
      )}
    </>
  );
}
