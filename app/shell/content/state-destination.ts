/** A link to another site opens beside this one, tells it nothing, and names it behind its own words. */
export function stateDestination(link: HTMLAnchorElement): void {
  if (!link.host || link.host === location.host) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  // Whatever direction the words before it run in, an address reads from the left.
  const site = document.createElement('bdi');
  site.dir = 'ltr';
  site.textContent = link.host;
  link.append(' (', site, ')');
}
