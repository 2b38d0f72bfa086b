import { useBrand } from '../../../brand/brand-context.tsx';
import { useVendors } from '../../../shell/games/vendors-query.ts';
import { useSlot } from '../../../shell/slots/use-slot.ts';
import { CategoryRow } from './category-row.tsx';
import { HotRow } from './hot-row.tsx';

/** Rows of other features with a smaller order stand before the categories, the others after them. */
const CATEGORIES_AT = 100;

/** The games: the hot ones, then each category that has any, in the brand's order. */
export function HomeRows() {
  const { categories } = useBrand();
  const { data: lanes } = useVendors();
  const contributed = useSlot('homeRows').filter(({ pending }) => !pending);
  const rows = contributed.map(({ component: Contributed, namespace, order }) => ({
    order,
    element: <Contributed key={`${namespace}-${order}`} />,
  }));
  const live = categories.filter((category) => !lanes || lanes[category]?.length);
  return (
    <>
      <HotRow />
      {rows.filter(({ order }) => order < CATEGORIES_AT).map(({ element }) => element)}
      {live.map((category, index) => (
        <CategoryRow key={category} category={category} turn={index + 1} />
      ))}
      {rows.filter(({ order }) => order >= CATEGORIES_AT).map(({ element }) => element)}
    </>
  );
}
