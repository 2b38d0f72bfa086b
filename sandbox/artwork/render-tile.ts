import type { CatalogueGame, GameType } from '../catalogue/catalogue.ts';
import { iconPath } from './icon-set.ts';
import { LAYOUTS, type TileLayout, type TileShape, UNTITLED_LAYOUTS, type UntitledLayout } from './layout.ts';
import { drawMotif } from './motifs/draw-motif.ts';
import { type Ground, groundNamed, type Tint, tintNamed } from './palette.ts';
import { drawPattern } from './patterns/draw-pattern.ts';
import { pick, randomFrom } from './random.ts';
import { type Subject, subjectsOf, worldOf } from './subject.ts';
import { num, radialGradient, sparkle, verticalGradient } from './svg.ts';
import { titleMarkup } from './title.ts';

export type { TileShape } from './layout.ts';

type Layout = TileLayout | UntitledLayout;

interface TileDesign {
  readonly motif: string;
  readonly sides: readonly [string, string];
  readonly pattern: string;
  readonly ground: Ground;
  readonly tint: Tint;
}

/** Subjects for games whose names hold no known word. */
const USUAL: Readonly<Record<GameType, Subject>> = {
  RNG: { world: 'royal', motifs: ['crown'] },
  LIVE: { world: 'table', motifs: ['@cards:AS-KH'] },
  FISH: { world: 'sea', motifs: ['tropical-fish'] },
  PVP: { world: 'parlour', motifs: ['@cards:AS-AH'] },
  SPORTS: { world: 'sport', motifs: ['trophy-cup'] },
  ESPORTS: { world: 'esport', motifs: ['gamepad'] },
  LOTT: { world: 'draw', motifs: ['@balls:8-3-5'] },
  ELOTT: { world: 'draw', motifs: ['@balls:3-8-1-9'] },
  BG: { world: 'draw', motifs: ['@balls:7-2-5', '@balls:9-1-4-6', '@balls:2-8-3'] },
};

function sidesOf(subjects: readonly Subject[], motif: string, turn: number): readonly [string, string] {
  const [main, second] = subjects;
  const around = main ? worldOf(main).sides.filter((side) => side !== motif) : [];
  // A pair already shows two words of the name.
  const own = motif.startsWith('@duo')
    ? undefined
    : second?.motifs.find((name) => !name.startsWith('@') && name !== motif);
  return [own ?? pick(around, turn), pick(around, turn + 1)];
}

function designOf(game: Pick<CatalogueGame, 'nodeId' | 'name' | 'gameType'>): TileDesign {
  const subjects = [...subjectsOf(game.name, game.gameType), USUAL[game.gameType]];
  const [subject = USUAL[game.gameType]] = subjects;
  const world = worldOf(subject);
  const turn = game.nodeId;
  const motif = pick(subject.motifs, turn);
  return {
    motif,
    sides: sidesOf(subjects.slice(0, -1).length > 0 ? subjects.slice(0, -1) : subjects, motif, turn),
    pattern: pick(world.patterns, turn * 3 + Math.floor(turn / 7)),
    ground: groundNamed(pick(subject.grounds ?? world.grounds, turn)),
    tint: tintNamed(pick(subject.tints ?? world.tints, Math.floor(turn / 2))),
  };
}

function groundMarkup({ ground, pattern }: TileDesign, layout: Layout, random: () => number): string {
  const { width, height, motif, horizon } = layout;
  const fall = verticalGradient('g', [
    { at: 0, colour: ground.base },
    { at: 1, colour: ground.deep },
  ]);
  const light = radialGradient('r', motif.x, motif.y - 12, motif.size * 1.12, [
    { at: 0, colour: ground.mid },
    { at: 0.55, colour: ground.mid, opacity: 0.72 },
    { at: 1, colour: ground.mid, opacity: 0 },
  ]);
  const halo = radialGradient('h', motif.x, motif.y, motif.size * 0.66, [
    { at: 0, colour: '#fff', opacity: 0.6 },
    { at: 0.4, colour: ground.glow, opacity: 0.42 },
    { at: 1, colour: ground.glow, opacity: 0 },
  ]);
  const dimensions = `width="${width}" height="${height}"`;
  const scene = drawPattern(pattern, { width, height, x: motif.x, y: motif.y, horizon, ground, random });
  return `<defs>${fall}${light}${halo}</defs><rect ${dimensions} fill="url(#g)"/><rect ${dimensions} fill="url(#r)"/>${scene}<rect ${dimensions} fill="url(#h)"/>`;
}

function sideMarkup(name: string, x: number, y: number, size: number, ground: Ground, index: number): string {
  const scale = (size / 512).toFixed(3);
  return (
    `<g transform="translate(${num(x - size / 2)} ${num(y - size / 2)})scale(${scale})"><defs><path id="s${index}" d="${iconPath(name)}"/></defs>` +
    `<use href="#s${index}" y="10" fill="${ground.ink}" stroke="${ground.ink}" stroke-width="26" stroke-linejoin="round" opacity=".5"/><use href="#s${index}" fill="${ground.glow}" opacity=".8"/></g>`
  );
}

function motifMarkup(design: TileDesign, { motif }: Layout): string {
  const { x, y, size } = motif;
  return (
    `<ellipse cx="${x}" cy="${num(y + size * 0.5)}" rx="${num(size * 0.46)}" ry="${num(size * 0.08)}" fill="${design.ground.ink}" opacity=".4"/>` +
    `<g transform="translate(${num(x - size / 2)} ${num(y - size / 2)})scale(${(size / 512).toFixed(3)})">${drawMotif(design.motif, design)}</g>`
  );
}

function sparkles({ motif }: Layout, random: () => number): string {
  const path = Array.from({ length: 5 }, (_, index) => {
    const angle = -3.5 + index * 0.98 + random() * 0.6;
    const reach = motif.size * (0.48 + random() * 0.1);
    return sparkle(motif.x + Math.cos(angle) * reach, motif.y + Math.sin(angle) * reach * 0.9, 5 + random() * 7);
  });
  return `<path fill="#fff" opacity=".9" d="${path.join('')}"/>`;
}

function shadeMarkup({ ground }: TileDesign, { width, height, horizon, title }: Layout): string {
  const foot = verticalGradient('f', [
    { at: 0, colour: ground.deep, opacity: 0 },
    { at: 0.55, colour: ground.deep, opacity: 0.82 },
    { at: 1, colour: ground.deep, opacity: 0.96 },
  ]);
  const top = horizon - 34;
  const lead = `<linearGradient id="e"><stop stop-color="${ground.deep}" stop-opacity=".9"/><stop offset=".62" stop-color="${ground.deep}" stop-opacity="0"/></linearGradient>`;
  const beside = title?.align === 'start' ? `<rect width="${width}" height="${height}" fill="url(#e)"/>` : '';
  const fall = `<rect y="${top}" width="${width}" height="${height - top}" fill="url(#f)"/>`;
  return `<defs>${foot}${beside && lead}</defs>${beside || fall}`;
}

/**
 * A game's tile as a deterministic, self-contained SVG document: no script, no font, no external reference.
 * Sizes in user units: portrait 300 × 400, square 360 × 360, wide 480 × 270.
 * @param titled whether to draw the game's name
 */
export function renderTile(
  game: Pick<CatalogueGame, 'nodeId' | 'name' | 'gameType'>,
  shape: TileShape,
  titled = true,
): string {
  const layout = (titled ? LAYOUTS : UNTITLED_LAYOUTS)[shape];
  const words = layout.title;
  const design = designOf(game);
  const random = randomFrom(game.nodeId);
  const [near, far] = layout.sides;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${layout.height}">` +
    groundMarkup(design, layout, random) +
    sideMarkup(design.sides[0], near.x, near.y, layout.sideSize, design.ground, 0) +
    sideMarkup(design.sides[1], far.x, far.y, layout.sideSize, design.ground, 1) +
    (words?.align === 'middle' ? '' : shadeMarkup(design, layout)) +
    motifMarkup(design, layout) +
    (words?.align === 'middle' ? shadeMarkup(design, layout) : '') +
    sparkles(layout, random) +
    (words ? titleMarkup(game.name, words, design.ground, design.tint) : '') +
    '</svg>'
  );
}
