import bannerData from './data/banners.json' with { type: 'json' };
import { drawMotif } from './motifs/draw-motif.ts';
import { embossedIcon } from './motifs/icon.ts';
import { type Ground, groundNamed, tintNamed } from './palette.ts';
import { drawPattern } from './patterns/draw-pattern.ts';
import { randomFrom } from './random.ts';
import { num, radialGradient, sparkle, verticalGradient } from './svg.ts';

export interface BannerOptions {
  /** A name from data/grounds.json, or custom colours; defaults to the banner's ground. */
  readonly palette?: string | Ground;
  /** Side of the picture: `left` for right-to-left languages; defaults to `right`. */
  readonly side?: 'left' | 'right';
  /** `phone` draws a scene twice as narrow around the same picture; defaults to `wide`. */
  readonly shape?: BannerShape;
}

interface Banner {
  readonly ground: string;
  readonly pattern: string;
  readonly main: string;
  readonly tint: string;
  readonly companions: readonly (readonly string[])[];
}

const banners: Readonly<Record<string, Banner>> = bannerData;

/** Valid ids for `renderBanner`. */
export const bannerIds: readonly string[] = Object.keys(banners);

export type BannerShape = 'phone' | 'wide';

interface Composition {
  readonly width: number;
  readonly centre: { readonly x: number; readonly y: number };
  /** Side of the picture's square. */
  readonly size: number;
  readonly companions: readonly [Place, Place];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

const HEIGHT = 480;

const COMPOSITIONS: Readonly<Record<BannerShape, Composition>> = {
  phone: {
    width: 720,
    centre: { x: 582, y: 200 },
    size: 250,
    companions: [
      { x: 482, y: 320, size: 96, turn: -14 },
      { x: 666, y: 322, size: 104, turn: 12 },
    ],
  },
  wide: {
    width: 1440,
    centre: { x: 1130, y: 226 },
    size: 366,
    companions: [
      { x: 892, y: 326, size: 168, turn: -14 },
      { x: 1338, y: 318, size: 176, turn: 12 },
    ],
  },
};

function placed(content: string, x: number, y: number, size: number, turn = 0): string {
  const scale = (size / 512).toFixed(3);
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})translate(-256 -256)">${content}</g>`;
}

function backdrop(pattern: string, { width, centre, size }: Composition, ground: Ground, random: () => number): string {
  const fall = verticalGradient('g', [
    { at: 0, colour: ground.base },
    { at: 1, colour: ground.deep },
  ]);
  const light = radialGradient('r', centre.x, centre.y, size * 1.7, [
    { at: 0, colour: ground.mid },
    { at: 1, colour: ground.mid, opacity: 0 },
  ]);
  const halo = radialGradient('h', centre.x, centre.y, size * 0.82, [
    { at: 0, colour: '#fff', opacity: 0.55 },
    { at: 0.4, colour: ground.glow, opacity: 0.4 },
    { at: 1, colour: ground.glow, opacity: 0 },
  ]);
  const dimensions = `width="${width}" height="${HEIGHT}"`;
  const scene = drawPattern(pattern, { width, height: HEIGHT, ...centre, horizon: 350, ground, random });
  const foot = `<ellipse cx="${centre.x}" cy="${num(centre.y + size * 0.52)}" rx="${num(size * 0.9)}" ry="26" fill="${ground.ink}" opacity=".35"/>`;
  return `<defs>${fall}${light}${halo}</defs><rect ${dimensions} fill="url(#g)"/><rect ${dimensions} fill="url(#r)"/>${scene}<rect ${dimensions} fill="url(#h)"/>${foot}`;
}

function sparkles({ width, centre, size }: Composition, random: () => number): string {
  const start = centre.x - size * 0.85;
  const step = (width - start - 20) / 9;
  const path = Array.from({ length: 9 }, (_, index) =>
    sparkle(start + index * step + random() * 30, 50 + random() * 150, 6 + random() * 10),
  );
  return `<path fill="#fff" opacity=".9" d="${path.join('')}"/>`;
}

/** A scene with its picture on the other side. */
function mirrored(scene: string, width: number): string {
  return `<g transform="translate(${width})scale(-1 1)">${scene}</g>`;
}

/**
 * A scene without text, 1440 × 480 or on a phone 720 × 480: the picture is at one end, so that text can go over the other.
 * The picture itself is never mirrored, since it may show numbers.
 * @throws for an id that is not in `bannerIds`
 */
export function renderBanner(id: string, options: BannerOptions = {}): string {
  const banner = banners[id];
  if (!banner) throw new Error(`There is no banner named "${id}"; there are ${bannerIds.join(', ')}.`);
  const palette = options.palette ?? banner.ground;
  const ground = typeof palette === 'string' ? groundNamed(palette) : palette;
  const random = randomFrom(bannerIds.indexOf(id) + 1);
  const composition = COMPOSITIONS[options.shape ?? 'wide'];
  const { width, centre, size } = composition;
  const left = options.side === 'left';
  const across = (x: number) => (left ? width - x : x);
  const companions = banner.companions.map(([icon = '', tint = 'gold'], index) => {
    const companion = composition.companions[index % composition.companions.length] ?? composition.companions[0];
    return placed(
      embossedIcon(icon, { ground, tint: tintNamed(tint) }, `c${index}`),
      across(companion.x),
      companion.y,
      companion.size,
      left ? -companion.turn : companion.turn,
    );
  });
  const scene = backdrop(banner.pattern, composition, ground, random);
  const lights = sparkles(composition, random);
  const motif = placed(
    drawMotif(banner.main, { ground, tint: tintNamed(banner.tint) }),
    across(centre.x),
    centre.y,
    size,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="${left ? 'xMinYMid' : 'xMaxYMid'} slice">` +
    `${left ? mirrored(scene, width) : scene}${companions.join('')}${motif}` +
    `${left ? mirrored(lights, width) : lights}</svg>`
  );
}
