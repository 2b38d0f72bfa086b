import type { Box } from './lettering.ts';

export type TileShape = 'portrait' | 'square' | 'wide';

/** Positions in a tile of one shape, in SVG user units. */
export interface TileLayout {
  readonly width: number;
  readonly height: number;
  /** Centre and side of the main motif's square. */
  readonly motif: { readonly x: number; readonly y: number; readonly size: number };
  /** Centres and side of the two small motifs. */
  readonly sides: readonly [{ x: number; y: number }, { x: number; y: number }];
  readonly sideSize: number;
  readonly horizon: number;
  readonly title: TitleZone;
}

export interface TitleZone extends Box {
  readonly align: 'middle' | 'start';
  readonly maxLines: number;
  readonly maxSize: number;
}

/** A layout for a tile whose name is shown below the picture. */
export type UntitledLayout = Omit<TileLayout, 'title'> & { readonly title?: undefined };

export const LAYOUTS: Readonly<Record<TileShape, TileLayout>> = {
  portrait: {
    width: 300,
    height: 400,
    motif: { x: 150, y: 156, size: 212 },
    sides: [
      { x: 50, y: 252 },
      { x: 250, y: 252 },
    ],
    sideSize: 64,
    horizon: 262,
    title: { x: 20, y: 276, width: 260, height: 106, align: 'middle', maxLines: 2, maxSize: 74 },
  },
  square: {
    width: 360,
    height: 360,
    motif: { x: 180, y: 138, size: 206 },
    sides: [
      { x: 56, y: 214 },
      { x: 304, y: 214 },
    ],
    sideSize: 70,
    horizon: 232,
    title: { x: 26, y: 246, width: 308, height: 98, align: 'middle', maxLines: 2, maxSize: 70 },
  },
  wide: {
    width: 480,
    height: 270,
    motif: { x: 346, y: 136, size: 206 },
    sides: [
      { x: 440, y: 226 },
      { x: 244, y: 226 },
    ],
    sideSize: 52,
    horizon: 196,
    title: { x: 26, y: 60, width: 208, height: 172, align: 'start', maxLines: 3, maxSize: 66 },
  },
};

/** Layouts of the same shapes without a title. Corners stay empty, as sites may round them. */
export const UNTITLED_LAYOUTS: Readonly<Record<TileShape, UntitledLayout>> = {
  portrait: {
    width: 300,
    height: 400,
    motif: { x: 150, y: 188, size: 218 },
    sides: [
      { x: 62, y: 306 },
      { x: 238, y: 306 },
    ],
    sideSize: 74,
    horizon: 302,
  },
  square: {
    width: 360,
    height: 360,
    motif: { x: 180, y: 172, size: 228 },
    sides: [
      { x: 60, y: 286 },
      { x: 300, y: 286 },
    ],
    sideSize: 76,
    horizon: 276,
  },
  wide: {
    width: 480,
    height: 270,
    motif: { x: 240, y: 128, size: 188 },
    sides: [
      { x: 98, y: 196 },
      { x: 382, y: 196 },
    ],
    sideSize: 68,
    horizon: 198,
  },
};
