import { Fragment, useEffect, useState } from 'react';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { ScreenView, useScreenLoader } from '../loading/screen-view.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { waiting } from './card.css.ts';

/** One object for all of them, so that none is rendered anew with the others. */
const NO_PROPS = {};

/** The features' cards, in order, and all at once: one that came before those above it would be pushed down by them. */
export function RightBarCards() {
  const loader = useScreenLoader();
  const cards = useSlot('rightBar').filter(({ pending }) => !pending);
  const [areLoaded, setLoaded] = useState(false);
  const wait = <Skeleton className={waiting} />;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that joins them later comes by itself.
  useEffect(() => {
    // One that cannot be had says so in its own place.
    void Promise.allSettled(cards.map(({ screen }) => loader.load(screen))).then(() => setLoaded(true));
  }, [loader]);

  return cards.map(({ screen, namespace, order }) => (
    <Fragment key={`${namespace}-${order}`}>
      {areLoaded ? <ScreenView screen={screen} props={NO_PROPS} fallback={wait} /> : wait}
    </Fragment>
  ));
}
