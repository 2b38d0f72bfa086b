/** Milliseconds that a change of slides takes, as the specification says. */
const SPEED = 1000;

/**
 * Has one slide go and the next one come while the strip stands at the new one already: the strip is the browser's to scroll
 * and to snap, and how long the browser's own smooth scrolling takes nobody can say.
 * @param way 1 onwards, -1 back; onwards from the last slide leads to the first one
 */
export function glide(from: HTMLElement, to: HTMLElement, way: 1 | -1): void {
  const sense = getComputedStyle(to).direction === 'rtl' ? -1 : 1;
  const step = way * sense * stepOf(to);
  const apart = to.offsetLeft - from.offsetLeft;
  move(from, apart, apart - step);
  move(to, step, 0);
}

/** How far the next slide is, the room between them included. */
export function stepOf(slide: HTMLElement): number {
  const gap = slide.parentElement ? Number.parseFloat(getComputedStyle(slide.parentElement).columnGap) : 0;
  return slide.offsetWidth + (gap || 0);
}

// What stands in the slide moves, not the slide: the strip snaps to where its slides are.
function move({ firstElementChild: content }: HTMLElement, from: number, to: number): void {
  content?.animate([from, to].map(moved), { duration: SPEED, easing: 'ease-in-out' });
}

const moved = (by: number): Keyframe => ({ transform: `translateX(${by}px)` });
