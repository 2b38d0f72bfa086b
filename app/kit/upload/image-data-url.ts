import { sniffImage } from './sniff-image.ts';

/** A picture as a data URL, with the type found in its bytes; empty when there is no picture. */
export async function imageDataUrl(file: File | null): Promise<string> {
  const kind = file && (await sniffImage(file));
  if (!file || !kind) return '';
  const named = file.slice(0, file.size, `image/${kind}`);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(named);
  });
}
