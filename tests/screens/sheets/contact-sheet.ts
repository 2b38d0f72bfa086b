import sharp from 'sharp';

const GAP = 12;

/** Places pictures of one size in rows, each `width` pixels wide. */
export async function contactSheet(shots: readonly Buffer[], columns: number, width: number): Promise<Buffer> {
  const tiles = await Promise.all(
    shots.map((shot) => sharp(shot).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...tiles.map(({ info }) => info.height));
  const placed = tiles.map(({ data }, at) => ({
    input: data,
    left: GAP + (at % columns) * (width + GAP),
    top: GAP + Math.floor(at / columns) * (height + GAP),
  }));
  const sheet = {
    width: GAP + columns * (width + GAP),
    height: GAP + Math.ceil(shots.length / columns) * (height + GAP),
    channels: 3,
    background: '#777777',
  } as const;
  return sharp({ create: sheet }).composite(placed).png().toBuffer();
}
