import { useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { CategoryRow } from './category-row.tsx';
import { HotRow } from './hot-row.tsx';
import { createTurns } from './turns.ts';

/** Rows of other features with a smaller order come before the categories, the rest after. */
const CATEGORIES_AT = 100;

/** Number of vendor rows before the categories, for the first vendors of these categories; by the specification. */
const PREVIEWS = [
  ['rng', 3],
  ['live', 1],
  ['fish', 1],
] as const;

/** The hot games, rows of some vendors, then each category with games in the brand's order. */
export function HomeRows() {
  const { categories, homeRows } = useBrand();
  const { data: lanes, isError } = useVendors();
  const [turns] = useState(createTurns);
  const contributed = useSlot('homeRows').filter(({ pending }) => !pending);
  const rows = contributed.map(({ component: Contributed, namespace, order }) => ({
    order,
    element: <Contributed key={`${namespace}-${order}`} />,
  }));
  const previews = PREVIEWS.filter(([category]) => categories.includes(category)).flatMap(([category, count]) =>
    // Placeholders for vendor rows prevent a layout shift when the vendors load.
    (lanes || isError ? (lanes?.[category] ?? []) : [null, null, null])
      .slice(0, count)
      .map((vendor) => ({ category, vendor })),
  );
  const live = homeRows.filter((category) => !lanes || lanes[category]?.length);
  return (
    <>
      <HotRow turns={turns} />
      {rows.filter(({ order }) => order < CATEGORIES_AT).map(({ element }) => element)}
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
      {rows.filter(({ order }) => order >= CATEGORIES_AT).map(({ element }) => element)}
    </>
  );
}
