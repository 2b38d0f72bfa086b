/** Duration of a change of slides in milliseconds, as specified. */
const SPEED = 1000;

/**
 * Animates one slide out and another in, while the strip is already at the new one: the browser scrolls and snaps the strip,
 * and the duration of its own smooth scrolling is unknown.
 * @param apart CSS pixels from the old slide's position to the new one's
 * @param step where the new slide comes from, as an offset from its position of one slide
 */
export function glide(from: Element, to: Element, apart: number, step: number): void {
  move(from, apart, apart - step);
  move(to, step, 0);
}

// The content of the slide moves, not the slide: the strip snaps to the slides' positions.
function move({ firstElementChild: content }: Element, ...places: number[]): void {
  const transform = places.map((place) => `translateX(${place}px)`);
  content?.animate({ transform }, { duration: SPEED, easing: 'ease-in-out' });
}
