import { useMemo } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { CardRowSkeleton } from '#app/kit/carousel/card-row-skeleton.tsx';
import type { RowCategory } from '#app/platform/games/game-category.ts';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';
import { CategoryRow } from './category-row.tsx';
import type { TakeTurn } from './turns.ts';

const WAIT = <CardRowSkeleton />;

/** The brand's own rows, before all others: a feature's contribution for the category, or else the category's games. */
export function LeadRows({ turns }: { turns: TakeTurn }) {
  const { homeLead } = useBrand();
  const rows = useSlot('homeRows');
  return homeLead.map((category) => {
    const row = rows.find((contributed) => contributed.category === category);
    if (!row) return <CategoryRow key={category} category={category} vendor={undefined} first turns={turns} />;
    return <LeadRow key={category} category={category} row={row} />;
  });
}

interface LeadRowProps {
  category: RowCategory;
  row: Contributed<'homeRows'>;
}

function LeadRow({ category, row: { pending, screen } }: LeadRowProps) {
  const props = useMemo(() => ({ category }), [category]);
  return pending ? WAIT : <ScreenView screen={screen} props={props} fallback={WAIT} />;
}
