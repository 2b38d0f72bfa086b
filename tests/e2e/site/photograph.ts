import sharp from 'sharp';

/** The smallest JPEG that a browser renders: one grey pixel. */
const DOT =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z';

export function photograph(): Buffer {
  return Buffer.from(DOT, 'base64');
}

/** EXIF orientations: upside down, and on either side. */
export type Held = 3 | 6 | 8;

/** Rotation of the stored picture in degrees, by orientation. */
const TURNED: Record<Held, number> = { 3: 180, 6: 270, 8: 90 };

/** A portrait, red above blue, stored as by a camera in this orientation. */
export async function heldPhotograph(held: Held): Promise<Buffer> {
  const half = { width: 90, height: 80, channels: 3 } as const;
  const upright = await sharp({ create: { ...half, background: '#ff0000' } })
    .extend({ bottom: half.height, background: '#0000ff' })
    .png()
    .toBuffer();
  return sharp(upright).rotate(TURNED[held]).withMetadata({ orientation: held }).jpeg({ quality: 95 }).toBuffer();
}

/** Whether the pixels alone, without EXIF, are upright: portrait and red at the top. */
export async function standsUpright(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture, { autoOrient: false }).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return info.height > info.width && red > 200 && blue < 60;
}

/** Whether a picture says more than its pixels, such as the camera and the place. */
export async function tellsOfCamera(picture: Buffer): Promise<boolean> {
  return (await sharp(picture).metadata()).exif !== undefined;
}

/** A picture of a camera, of a few hundred thousand bytes. */
export function largePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const camera = { width: 640, height: 480, channels: 3, background: '#808080', noise } as const;
  return sharp({ create: camera }).jpeg({ quality: 90 }).toBuffer();
}
