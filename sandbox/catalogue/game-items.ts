import type { Game } from '#schemas/generated/platform.ts';
import type { SandboxBrand } from '../setup/sandbox-brand.ts';
import { DAY_MS } from '../time.ts';
import type { CatalogueGame, GameType } from './catalogue.ts';
import { type Shelf, usualShelf, vastShelf } from './vast-shelf.ts';

/** Vendors whose pages cannot be framed. */
const WITHOUT_FRAME: ReadonlySet<string> = new Set(['DS88']);

/** Vendors that offer demos of their games, with play credit. */
const WITH_DEMOS: ReadonlySet<string> = new Set(['JDW', 'BLF', 'SDS', 'CPL', 'LTW']);

/** Categories in which a vendor opens its own list of tables instead of one game. */
const HOUSES: ReadonlySet<GameType> = new Set(['LIVE', 'PVP']);

/** Vendors of cockfight, which the specification fixes. */
const COCKFIGHT: ReadonlySet<string> = new Set(['DS88', 'DIG']);

/** Games whose pictures stand for their vendors, so that neighbours show different sports. */
const SCENES: ReadonlySet<string> = new Set(['halfway-basketball', 'rooster-arena']);

/** Bingo is not one of a brand's categories; it comes with the language TY. */
const BINGO_LANGUAGE = 'TY';

/** Vendors that use other fields of the contract for a game's name and picture. */
const NAME_FIELDS: Readonly<Record<string, 'gameName'>> = { NBM: 'gameName', VLV: 'gameName' };
const PICTURE_FIELDS: Readonly<Record<string, 'iconUrl' | 'url' | 'lagerIcon'>> = {
  NBM: 'iconUrl',
  RGL: 'url',
  VLV: 'lagerIcon',
};

interface Shelved {
  readonly switches: { readonly vastCatalogue: boolean };
}

/** The operator's games, before a brand's categories are applied. */
export function shelfOf({ switches }: Shelved): Shelf {
  return switches.vastCatalogue ? vastShelf() : usualShelf;
}

/**
 * Games of the brand's categories, in the brand's order, plus bingo where the brand offers its language. Cockfight is a part of
 * sports, of which a brand may have nothing else.
 */
export function gamesOf(
  platform: Shelved & { readonly brand: Pick<SandboxBrand, 'categories' | 'languages'> },
): CatalogueGame[] {
  const { byType } = shelfOf(platform);
  const { categories, languages } = platform.brand;
  const hasBingo = languages.offered.some(({ code }) => code === BINGO_LANGUAGE);
  const offered = [...categories, ...(hasBingo ? (['bg'] as const) : [])];
  const sports = byType.get('SPORTS') ?? [];
  return offered.flatMap((category) => {
    if (category !== 'cockfight') return byType.get(category.toUpperCase()) ?? [];
    return categories.includes('sports') ? [] : sports.filter(({ vassalage }) => COCKFIGHT.has(vassalage));
  });
}

/** Converts games of the catalogue to the contract's. */
export function gameItems(platform: Shelved & { now(): number }): (game: CatalogueGame) => Game {
  const names = new Map(shelfOf(platform).vendors.map(({ vassalage, name }) => [vassalage, name]));
  const now = platform.now();
  return ({ nodeId, name, vassalage, gameType, gameCode, hot }) => ({
    nodeId,
    [NAME_FIELDS[vassalage] ?? 'nodeName']: name,
    vassalage,
    gameType,
    gameCode,
    displayName: names.get(vassalage) ?? vassalage,
    [PICTURE_FIELDS[vassalage] ?? 'showIcon']: pictureOf(nodeId),
    isHot: hot ? 1 : 0,
    releasedOn: new Date(now - ageOf(nodeId) * DAY_MS).toISOString().slice(0, 10),
    ...(hasDemo({ vassalage }) && { demo: true }),
    ...opening(vassalage),
  });
}

export function hasDemo({ vassalage }: Pick<CatalogueGame, 'vassalage'>): boolean {
  return WITH_DEMOS.has(vassalage);
}

/** Path of a game's picture; with `.svg` it is the vector version. */
export function pictureOf(nodeId: number): string {
  return `/img/games/${nodeId}.webp`;
}

/** The picture that stands for a vendor's games of one category; undefined without one. */
export function sceneOf(games: readonly CatalogueGame[]): string | undefined {
  const game = games.find(({ gameCode }) => SCENES.has(gameCode)) ?? games[0];
  return game && pictureOf(game.nodeId);
}

/** Whether a vendor's games open in a frame or a window. */
export function opening(vassalage: string): Pick<Game, 'opens'> {
  return WITHOUT_FRAME.has(vassalage) ? { opens: 'window' } : {};
}

/** Whether a vendor's card starts a game or opens a list. */
export function vendorEntry(gameType: GameType): Pick<Game, 'isGame'> {
  return HOUSES.has(gameType) ? { isGame: 'VASSALAGE' } : {};
}

/** Days since a game was added; one in twenty is new. */
function ageOf(nodeId: number): number {
  const share = ((nodeId * 2_654_435_761) % 2 ** 32) / 2 ** 32;
  return share < 0.05 ? Math.floor(share * 560) : 30 + Math.floor((share - 0.05) * 1500);
}
