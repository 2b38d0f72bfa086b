import { saveFile } from '#app/kit/files/save-file.ts';

/** Saves the code that stands in an element as a picture file. */
export function saveQr(place: HTMLElement | null, name: string): void {
  const code = place?.querySelector('svg');
  if (!code) return;
  const copy = code.cloneNode(true);
  if (!(copy instanceof SVGElement)) return;
  // The page's style sheet does not reach the file.
  copy.setAttribute('style', 'background:#fff;color:#000');
  copy.setAttribute('fill', '#000');
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
  saveFile(name, file);
}
