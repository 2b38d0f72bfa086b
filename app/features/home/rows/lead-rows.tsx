import { useMemo } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { CardRowSkeleton } from '#app/kit/carousel/card-row-skeleton.tsx';
import type { RowCategory } from '#app/platform/games/game-category.ts';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';
import { CategoryRow } from './category-row.tsx';
import type { TakeTurn } from './turns.ts';

/** The brand's own rows, before all others: what features contribute for the category, or else the category's games. */
export function LeadRows({ turns }: { turns: TakeTurn }) {
  const { homeLead } = useBrand();
  const rows = useSlot('homeRows');
  return homeLead.flatMap((category) => {
    const own = rows.filter((contributed) => contributed.category === category);
    if (own.length === 0)
      return <CategoryRow key={category} category={category} vendor={undefined} first turns={turns} />;
    return own.map((row) => <LeadRow key={`${category}-${row.namespace}`} category={category} row={row} />);
  });
}

interface LeadRowProps {
  category: RowCategory;
  row: Contributed<'homeRows'>;
}

function LeadRow({ category, row: { pending, room, screen } }: LeadRowProps) {
  const props = useMemo(() => ({ category }), [category]);
  const place = useMemo(() => <CardRowSkeleton room={room} />, [room]);
  return pending ? place : <ScreenView screen={screen} props={props} fallback={place} />;
}
