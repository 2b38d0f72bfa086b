import { useBrand } from '#app/brand/brand-context.tsx';
import { CardRowSkeleton } from '#app/kit/carousel/card-row-skeleton.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { HotShelf } from '#app/shell/games/hot-shelf.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { games } from './order.css.ts';

/** What can be played, right below a receipt: the rows that lead the brand's home page, else its hot games. */
export function PlayNext() {
  const { t } = useTranslation('deposit');
  const { homeLead } = useBrand();
  const rows = useSlot('homeRows').filter(({ category, pending }) => !pending && homeLead.includes(category));
  // Print leaves out navigation.
  return (
    <nav className={`${stack[6]} ${games}`} aria-label={t('order.games')}>
      {rows.length === 0 && <HotShelf varied title={t('order.games')} />}
      {rows.map(({ namespace, category, room, screen }) => (
        <ScreenView
          key={`${category}-${namespace}`}
          screen={screen}
          props={{ category }}
          fallback={<CardRowSkeleton room={room} />}
        />
      ))}
    </nav>
  );
}
