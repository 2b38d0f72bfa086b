import sharp from 'sharp';
import type { IconName } from './icon-names.ts';

/** Edge in pixels. */
const SIZES: Readonly<Record<IconName, number>> = { icon512: 512, touch: 180 };

/** At this density, an SVG's unit is one pixel. */
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

/** Strips what precedes the root: the renderer only searches the first 1,000 bytes for it, which a comment can fill. */
function fromRoot(mark: Uint8Array): Buffer {
  const text = Buffer.from(mark).toString('utf8');
  return Buffer.from(text.replace(/^(?:\uFEFF|\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)+/, ''));
}
