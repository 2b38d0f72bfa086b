export type ImageKind = 'jpeg' | 'png';

const SIGNATURES: Record<ImageKind, readonly number[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The type of a file by its first bytes; its name, and the type derived from it, are unreliable. */
export async function sniffImage(file: Blob): Promise<ImageKind | undefined> {
  return imageKind(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
}

/** The type of a picture by its first bytes. */
export function imageKind(head: Uint8Array): ImageKind | undefined {
  const kinds: readonly ImageKind[] = ['jpeg', 'png'];
  return kinds.find((kind) => SIGNATURES[kind].every((byte, index) => head[index] === byte));
}
