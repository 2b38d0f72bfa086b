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

const [width, height] = [1440, 480];
const CENTRE = { x: 1130, y: 236 };

const COMPANION_PLACES = [
  { x: 892, y: 326, size: 168, turn: -14 },
  { x: 1338, y: 318, size: 176, turn: 12 },
] as const;

function placed(content: string, x: number, y: number, size: number, turn = 0): string {
  const scale = (size / 512).toFixed(3);
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})translate(-256 -256)">${content}</g>`;
}

function backdrop(pattern: string, ground: Ground, random: () => number): string {
  const fall = verticalGradient('g', [
    { at: 0, colour: ground.base },
    { at: 1, colour: ground.deep },
  ]);
  const light = radialGradient('r', CENTRE.x, CENTRE.y, 620, [
    { at: 0, colour: ground.mid },
    { at: 1, colour: ground.mid, opacity: 0 },
  ]);
  const halo = radialGradient('h', CENTRE.x, CENTRE.y, 300, [
    { at: 0, colour: '#fff', opacity: 0.55 },
    { at: 0.4, colour: ground.glow, opacity: 0.4 },
    { at: 1, colour: ground.glow, opacity: 0 },
  ]);
  const quiet = `<linearGradient id="q"><stop offset=".22" stop-color="${ground.deep}" stop-opacity=".88"/><stop offset=".62" stop-color="${ground.deep}" stop-opacity="0"/></linearGradient>`;
  const all = `width="${width}" height="${height}"`;
  const scene = drawPattern(pattern, { width, height, ...CENTRE, horizon: 350, ground, random });
  return `<defs>${fall}${light}${halo}${quiet}</defs><rect ${all} fill="url(#g)"/><rect ${all} fill="url(#r)"/>${scene}<rect ${all} fill="url(#q)"/><rect ${all} fill="url(#h)"/>`;
}

function sparkles(random: () => number): string {
  const path = Array.from({ length: 9 }, (_, index) =>
    sparkle(820 + index * 72 + random() * 30, 50 + random() * 150, 6 + random() * 10),
  );
  return `<path fill="#fff" opacity=".9" d="${path.join('')}"/>`;
}

/** A scene with its picture on the other side. */
function mirrored(scene: string): string {
  return `<g transform="translate(${width})scale(-1 1)">${scene}</g>`;
}

/**
 * A wide scene, 1440 × 480, without text: the picture is at one end, the other is plain so that text can go over it.
 * The picture itself is never mirrored, since it may show numbers.
 * @throws for an id that is not in `bannerIds`
 */
export function renderBanner(id: string, options: BannerOptions = {}): string {
  const banner = banners[id];
  if (!banner) throw new Error(`There is no banner named "${id}"; there are ${bannerIds.join(', ')}.`);
  const palette = options.palette ?? banner.ground;
  const ground = typeof palette === 'string' ? groundNamed(palette) : palette;
  const random = randomFrom(bannerIds.indexOf(id) + 1);
  const left = options.side === 'left';
  const across = (x: number) => (left ? width - x : x);
  const companions = banner.companions.map(([icon = '', tint = 'gold'], index) => {
    const place = COMPANION_PLACES[index % COMPANION_PLACES.length] ?? COMPANION_PLACES[0];
    return placed(
      embossedIcon(icon, { ground, tint: tintNamed(tint) }, `c${index}`),
      across(place.x),
      place.y,
      place.size,
      left ? -place.turn : place.turn,
    );
  });
  const scene = `${backdrop(banner.pattern, ground, random)}<ellipse cx="${CENTRE.x}" cy="${num(CENTRE.y + 190)}" rx="330" ry="26" fill="${ground.ink}" opacity=".35"/>`;
  const motif = drawMotif(banner.main, { ground, tint: tintNamed(banner.tint) });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${left ? 'xMinYMid' : 'xMaxYMid'} slice">` +
    `${left ? mirrored(scene) : scene}${companions.join('')}${placed(motif, across(CENTRE.x), CENTRE.y, 366)}` +
    `${left ? mirrored(sparkles(random)) : sparkles(random)}</svg>`
  );
}
