import { Suspense } from 'react';
import type { Game } from '../../platform/contract.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { useScreenLoader } from '../loading/screen-view.tsx';
import type { Screen } from '../slots/screen.ts';
import type { TileActionProps } from '../slots/slots.ts';

interface TileActionViewProps {
  screen: Screen<TileActionProps>;
  game: Game;
}

/** One action of a tile. It comes when it is loaded, and stays away when it cannot be: the tile does without it. */
export function TileAction(props: TileActionViewProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded({ screen, game }: TileActionViewProps) {
  const Action = useScreenLoader().component(screen);
  return <Action game={game} />;
}
