import sharp from 'sharp';

/** Home-screen icons of a site, as PNG. */
export interface RenderedIcons {
  icon192: Buffer;
  icon512: Buffer;
  /** 180 pixels, without transparency, which iOS would show as black. */
  touch: Buffer;
}

/** Units of an SVG's own size are points at this density. */
const SVG_DENSITY = 72;

/** Draws the icons from the brand's mark. `ground` is the colour behind the touch icon. */
export async function renderIcons(mark: Uint8Array, ground: string): Promise<RenderedIcons> {
  const { width = 512 } = await sharp(mark).metadata();
  const draw = (size: number) => sharp(mark, { density: (SVG_DENSITY * size) / width }).resize(size, size, CONTAIN);
  const [icon192, icon512, touch] = await Promise.all([
    draw(192).png().toBuffer(),
    draw(512).png().toBuffer(),
    draw(180).flatten({ background: ground }).png().toBuffer(),
  ]);
  return { icon192, icon512, touch };
}

const CONTAIN = { fit: 'contain', background: '#00000000' } as const;
