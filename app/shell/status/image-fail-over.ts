const TRIED = 'triedHosts';

/**
 * Has a picture that one host does not deliver come from the next, wherever on the page it stands. Only when all have
 * failed does the picture's own place learn of it.
 * @param hosts origins of the image CDN
 * @returns ends it
 */
export function failOverImages(page: Document, hosts: readonly string[]): () => void {
  const onError = (event: Event) => {
    const { target: picture } = event;
    if (!(picture instanceof HTMLImageElement)) return;
    const failed = picture.currentSrc || picture.src;
    const host = hosts.find((candidate) => failed.startsWith(`${candidate}/`));
    const tried = Number(picture.dataset[TRIED] ?? 0) + 1;
    const next = host && hosts[(hosts.indexOf(host) + 1) % hosts.length];
    if (!host || !next || tried >= hosts.length) return delete picture.dataset[TRIED];
    event.stopImmediatePropagation();
    picture.dataset[TRIED] = String(tried);
    if (picture.srcset) picture.srcset = picture.srcset.replaceAll(`${host}/`, `${next}/`);
    picture.src = picture.src.replace(`${host}/`, `${next}/`);
    return true;
  };
  page.addEventListener('error', onError, true);
  return () => page.removeEventListener('error', onError, true);
}
