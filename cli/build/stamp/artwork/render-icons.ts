import sharp from 'sharp';
import type { IconName } from './icon-names.ts';

/** Edge in pixels. */
const SIZES: Readonly<Record<IconName, number>> = { icon512: 512, touch: 180 };

/** An SVG has as many pixels as units at this density. */
const SVG_DENSITY = 72;
/** The renderer takes densities from 1. */
const LOWEST_DENSITY = 1;
const CONTAIN = { fit: 'contain', background: '#00000000' } as const;

/**
 * Draws one icon as PNG from a brand's mark.
 * @param ground colour behind `touch`, whose transparency iOS would show as black
 */
export async function renderIcon(name: IconName, mark: Uint8Array, ground: string): Promise<Buffer> {
  const size = SIZES[name];
  const root = fromRoot(mark);
  const { width = size } = await sharp(root).metadata();
  const drawn = sharp(root, { density: Math.max(LOWEST_DENSITY, (SVG_DENSITY * size) / width) }).resize(
    size,
    size,
    CONTAIN,
  );
  return (name === 'touch' ? drawn.flatten({ background: ground }) : drawn).png().toBuffer();
}

/** The renderer looks for the root in the first 1,000 bytes alone, which a comment can fill. */
function fromRoot(mark: Uint8Array): Buffer {
  const text = Buffer.from(mark).toString('utf8');
  return Buffer.from(text.replace(/^(?:\uFEFF|\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)+/, ''));
}
