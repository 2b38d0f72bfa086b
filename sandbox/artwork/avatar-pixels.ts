import { AVATAR_SIZE, renderAvatar } from './render-avatar.ts';

/** A member's picture as a PNG. */
export async function avatarPixels(id: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(renderAvatar(id)))
    .resize(AVATAR_SIZE)
    .png({ palette: true })
    .toBuffer();
}
