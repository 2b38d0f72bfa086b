import vendorData from './vendors.json' with { type: 'json' };

export type GameType = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'BG';

export interface CatalogueGame {
  readonly nodeId: number;
  readonly name: string;
  /** Vendor code. */
  readonly vassalage: string;
  readonly gameType: GameType;
  /** Unique within its vendor. */
  readonly gameCode: string;
  readonly hot: boolean;
}

export interface CatalogueVendor {
  readonly vassalage: string;
  readonly name: string;
  readonly gameTypes: readonly GameType[];
}

interface VendorRecord {
  readonly vassalage: string;
  readonly name: string;
  readonly hot: readonly string[];
  readonly games: Readonly<Partial<Record<GameType, readonly string[]>>>;
}

/** The order of the site's menu. */
export const GAME_TYPES: readonly GameType[] = [
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'BG',
];

const records: readonly VendorRecord[] = vendorData;

export function codeOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('đ', 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

// Each vendor has a block of a thousand node ids, so that adding a game to one does not renumber another.
function gamesOf(vendor: VendorRecord, vendorIndex: number): CatalogueGame[] {
  const titles = GAME_TYPES.flatMap((gameType) => (vendor.games[gameType] ?? []).map((name) => ({ gameType, name })));
  return titles.map(({ gameType, name }, index) => ({
    nodeId: (vendorIndex + 1) * 1000 + index + 1,
    name,
    vassalage: vendor.vassalage,
    gameType,
    gameCode: codeOf(name),
    hot: vendor.hot.includes(name),
  }));
}

export const games: readonly CatalogueGame[] = records.flatMap(gamesOf);

export const vendors: readonly CatalogueVendor[] = records.map(({ vassalage, name, games: own }) => ({
  vassalage,
  name,
  gameTypes: GAME_TYPES.filter((gameType) => own[gameType] !== undefined),
}));
