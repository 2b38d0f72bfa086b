import { useBrand } from '#app/brand/brand-context.tsx';
import { CardRowSkeleton } from '#app/kit/carousel/card-row-skeleton.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** The room of the brand's own rows, until they are there. */
export function LeadPlace() {
  const { homeLead } = useBrand();
  const rows = useSlot('homeRows');
  return homeLead.flatMap((category) => {
    const own = rows.filter((row) => row.category === category);
    if (own.length === 0) return <CardRowSkeleton key={category} />;
    return own.map(({ namespace, room }) => <CardRowSkeleton key={`${category}-${namespace}`} room={room} />);
  });
}
