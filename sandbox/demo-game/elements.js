/** An element with a class and content. */
export function make(tag, className, ...content) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** A picture that says nothing to screen readers. */
export function picture(source, size = 96) {
  const image = new Image(size, size);
  image.src = source;
  image.alt = '';
  return image;
}

export const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates, unless the player prefers reduced motion; resolves at the end. */
export async function animate(element, frames, options) {
  if (isCalm()) return;
  await element.animate(frames, { easing: 'ease-out', fill: 'backwards', ...options }).finished;
}

/** A moment of suspense; none under reduced motion. */
export function pause(milliseconds) {
  return isCalm() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
