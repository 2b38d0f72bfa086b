/** Milliseconds that a change of slides takes, as the specification says. */
const SPEED = 1000;

/**
 * Has one slide go and another one come while the strip stands at the new one already: the strip is the browser's to scroll
 * and to snap, and how long the browser's own smooth scrolling takes nobody can say.
 * @param apart CSS pixels from the old slide's place to the new one's
 * @param step from where the new one comes, as far from its place as the next slide is
 */
export function glide(from: Element, to: Element, apart: number, step: number): void {
  move(from, apart, apart - step);
  move(to, step, 0);
}

// What stands in the slide moves, not the slide: the strip snaps to where its slides are.
function move({ firstElementChild: content }: Element, ...places: number[]): void {
  const transform = places.map((place) => `translateX(${place}px)`);
  content?.animate({ transform }, { duration: SPEED, easing: 'ease-in-out' });
}
