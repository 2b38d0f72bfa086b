import { differenceCiede2000 } from 'culori';
import { nearestLightness } from './nearest-lightness.ts';

/** CIEDE2000 below which the shape of a button is lost: navy on night, or white on paper. */
const LEAST_DIFFERENCE = 15;

const difference = differenceCiede2000();

/** The colour itself if its shape can be seen on all of these, else made lighter or darker as little as that takes. */
export function seenOn(grounds: readonly string[], colour: string): string {
  return nearestLightness(colour, (candidate) =>
    grounds.every((ground) => difference(candidate, ground) >= LEAST_DIFFERENCE),
  );
}
