const TRIED = 'triedHosts';

/**
 * Retries failed pictures from the next host, anywhere on the page. The picture's own error handler runs only when all
 * hosts have failed.
 * @param hosts origins of the image CDN
 * @returns stops it
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
