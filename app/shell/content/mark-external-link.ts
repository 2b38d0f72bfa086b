/** Opens a link to another site in a new tab, without a referrer, and adds the site's name after its text. */
export function markExternalLink(link: HTMLAnchorElement): void {
  if (!link.host || link.host === location.host) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  // A host reads left to right in any language.
  const site = document.createElement('bdi');
  site.dir = 'ltr';
  site.textContent = link.host;
  link.append(' (', site, ')');
}
