import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { waiting } from './card.css.ts';

/** The features' cards, in order. */
export function RightBarCards() {
  return useSlot('rightBar')
    .filter(({ pending }) => !pending)
    .map(({ screen, namespace, order }) => (
      <ScreenView
        key={`${namespace}-${order}`}
        screen={screen}
        props={{}}
        fallback={<Skeleton className={waiting} />}
      />
    ));
}
