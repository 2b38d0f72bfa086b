import sharp from 'sharp';

/** The smallest JPEG that a browser draws: one grey dot. */
const DOT =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z';

export function photograph(): Buffer {
  return Buffer.from(DOT, 'base64');
}

/** EXIF's names for how a camera was held: upside down, and on either side. */
export type Held = 3 | 6 | 8;

/** Degrees by which the sensor's picture of an upright thing is turned, for each way to hold a camera. */
const TURNED: Record<Held, number> = { 3: 180, 6: 270, 8: 90 };

/** A photograph of something tall, red above and blue below, as a camera stores it that was held so. */
export async function heldPhotograph(held: Held): Promise<Buffer> {
  const half = { width: 90, height: 80, channels: 3 } as const;
  const upright = await sharp({ create: { ...half, background: '#ff0000' } })
    .extend({ bottom: half.height, background: '#0000ff' })
    .png()
    .toBuffer();
  return sharp(upright).rotate(TURNED[held]).withMetadata({ orientation: held }).jpeg({ quality: 95 }).toBuffer();
}

/** Whether a picture stands upright for whoever reads its pixels and nothing else: tall, and red above. */
export async function standsUpright(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture, { autoOrient: false }).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return info.height > info.width && red > 200 && blue < 60;
}
