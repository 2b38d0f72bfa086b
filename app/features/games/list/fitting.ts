/** Tiles that a frame is taken to have time for before one of them has told, and the most that any is given. */
export const BEGINNING = 2;
const MOST = 4;

/** Milliseconds of a frame that came in time, with some to spare, and of one that the eye begins to notice. */
const IN_TIME = 25;
const LATE = 40;

/**
 * How many tiles a frame has time for. A device tells it by how long its last one took, pictures and all: a fast one is
 * given more with each frame, and a slow or a busy one half as many, so that it is not held up for longer.
 * @param tiles as many as the last frame was given
 * @param took milliseconds from that frame to this one
 */
export function fitting(tiles: number, took: number): number {
  if (took > LATE) return Math.max(1, Math.floor(tiles / 2));
  return took <= IN_TIME ? Math.min(MOST, tiles + 1) : tiles;
}
