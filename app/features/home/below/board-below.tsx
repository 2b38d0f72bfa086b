import { useNear } from '#app/kit/near/use-near.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { ROOMY } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import type { Screen } from '#app/shell/slots/screen.ts';
import { waiting } from './board-below.css.ts';

const screen: Screen = {
  namespace: 'home',
  load: () => import('../winners/winners-card.tsx').then((file) => file.WinnersCard),
};

/** Winners below the games, in windows too narrow for a column beside them. They load near the window. */
export function BoardBelow() {
  const isBeside = useMedia(ROOMY);
  const { ref, near } = useNear();
  if (isBeside) return null;
  const wait = <Skeleton className={waiting} />;
  return <div ref={ref}>{near ? <ScreenView screen={screen} props={{}} fallback={wait} /> : wait}</div>;
}
