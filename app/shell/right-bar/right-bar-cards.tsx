import { Fragment, useEffect, useState } from 'react';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { ScreenView, useScreenLoader } from '../loading/screen-view.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { skeleton } from './card.css.ts';

/** A stable object, so that a card does not re-render with the others. */
const NO_PROPS = {};

/** The features' cards, shown together: a card that appeared earlier would be pushed down by those above it. */
export function RightBarCards() {
  const loader = useScreenLoader();
  const cards = useSlot('rightBar').filter(({ pending }) => !pending);
  const [areLoaded, setAreLoaded] = useState(false);
  const wait = <Skeleton className={skeleton} />;

  // biome-ignore lint/correctness/useExhaustiveDependencies: cards added later load by themselves.
  useEffect(() => {
    // A card that fails to load says so in its place.
    void Promise.allSettled(cards.map(({ screen }) => loader.load(screen))).then(() => setAreLoaded(true));
  }, [loader]);

  return cards.map(({ screen, namespace, order }) => (
    <Fragment key={`${namespace}-${order}`}>
      {areLoaded ? <ScreenView screen={screen} props={NO_PROPS} fallback={wait} /> : wait}
    </Fragment>
  ));
}
