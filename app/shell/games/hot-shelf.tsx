import * as prose from '#app/kit/text/prose.css.ts';
import { byTurns } from './by-turns.ts';
import { useHotGames } from './hot-games-query.ts';
import { shelf, tiles } from './hot-shelf.css.ts';
import { TileList } from './tile-list.tsx';

/** One row on a desktop, two on a tablet, three on a phone. */
const SHOWN = 6;

interface HotShelfProps {
  title: string;
  /** `gameCode` of a game to leave out. */
  except?: string | null;
  /** Shows one game of each type before a second one. */
  varied?: boolean;
}

/** A few hot games, below a result; nothing if there are none. */
export function HotShelf({ title, except, varied = false }: HotShelfProps) {
  const { data: hot = [] } = useHotGames();
  const others = hot.filter(({ gameCode }) => gameCode !== except);
  const games = (varied ? byTurns(others) : others).slice(0, SHOWN);
  if (games.length === 0) return null;
  return (
    <section className={shelf}>
      <h2 className={prose.head}>{title}</h2>
      <TileList games={games} places={0} className={tiles} />
    </section>
  );
}
