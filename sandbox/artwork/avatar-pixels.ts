import { drawMotif } from './motifs/draw-motif.ts';
import { groundNamed, tintNamed } from './palette.ts';
import { radialGradient } from './svg.ts';

/** Width and height, in pixels. */
const AVATAR_SIZE = 128;

const MOTIFS = ['cherry', 'palm-tree', 'headphones', 'soccer-ball', 'coffee-cup', 'console-controller', 'boombox'];
const GROUNDS = ['indigo', 'jade', 'plum', 'ocean', 'rust', 'emerald', 'violet', 'amber'];
const TINTS = ['gold', 'ice', 'rose', 'leaf', 'lemon'];

const CENTRE = AVATAR_SIZE / 2;
const MOTIF_SIZE = 84;

/** A member's picture as a PNG. */
export async function avatarPixels(id: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(renderAvatar(id)))
    .resize(AVATAR_SIZE)
    .png({ palette: true })
    .toBuffer();
}

/** A member's picture, always the same for the same id. */
function renderAvatar(id: number): string {
  const ground = groundNamed(chosen(GROUNDS, id * 3));
  const tint = tintNamed(chosen(TINTS, id * 2));
  const light = radialGradient('r', CENTRE, CENTRE * 0.7, AVATAR_SIZE * 0.8, [
    { at: 0, colour: ground.mid },
    { at: 1, colour: ground.deep },
  ]);
  const corner = CENTRE - MOTIF_SIZE / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${AVATAR_SIZE} ${AVATAR_SIZE}"><defs>${light}</defs>` +
    `<rect width="${AVATAR_SIZE}" height="${AVATAR_SIZE}" fill="url(#r)"/>` +
    `<g transform="translate(${corner} ${corner})scale(${MOTIF_SIZE / 512})">` +
    `${drawMotif(chosen(MOTIFS, id), { ground, tint })}</g></svg>`
  );
}

function chosen(names: readonly string[], index: number): string {
  return names[index % names.length] ?? '';
}
