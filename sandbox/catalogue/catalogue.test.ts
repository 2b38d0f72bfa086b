import { describe, expect, it } from 'vitest';
import { GAME_TYPES, games, vendors } from './catalogue.ts';

describe('the catalogue', () => {
  it('has 600 games of 20 vendors, with unique ids and unique names and codes per vendor', () => {
    expect(games).toHaveLength(600);
    expect(vendors).toHaveLength(20);
    expect(new Set(games.map((game) => game.nodeId)).size).toBe(600);
    expect(new Set(games.map((game) => `${game.vassalage} ${game.name}`)).size).toBe(600);
    expect(new Set(games.map((game) => `${game.vassalage} ${game.gameCode}`)).size).toBe(600);
    expect(new Set(vendors.map((vendor) => vendor.vassalage)).size).toBe(20);
  });

  // @proves 1.17
  it('covers every category, slots most of all', () => {
    const counts = Object.fromEntries(
      GAME_TYPES.map((gameType) => [gameType, games.filter((game) => game.gameType === gameType).length]),
    );
    expect(counts).toEqual({
      ELOTT: 14,
      LOTT: 16,
      LIVE: 84,
      SPORTS: 36,
      FISH: 48,
      RNG: 300,
      PVP: 60,
      ESPORTS: 30,
      BG: 12,
    });
  });

  it('lists for each vendor exactly the categories of its games', () => {
    for (const vendor of vendors) {
      const own = games.filter((game) => game.vassalage === vendor.vassalage);
      expect(new Set(own.map((game) => game.gameType))).toEqual(new Set(vendor.gameTypes));
    }
  });

  it('has the vendor codes that the contract fixes', () => {
    const codesOf = (gameType: string) =>
      vendors.filter((vendor) => vendor.gameTypes.some((own) => own === gameType)).map((vendor) => vendor.vassalage);
    expect(codesOf('ESPORTS')).toEqual(['AV', 'IMES', 'IA', 'AI', 'TF']);
    expect([...codesOf('LOTT'), ...codesOf('ELOTT')]).toEqual(['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN']);
    expect(codesOf('SPORTS')).toContain('DS88');
  });

  it('makes URL-safe codes without Vietnamese diacritics', () => {
    for (const game of games) expect(game.gameCode).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(games.find((game) => game.name === 'Xổ Số Miền Bắc')?.gameCode).toBe('xo-so-mien-bac');
  });

  it('marks a few dozen games as hot, in most categories', () => {
    const hot = games.filter((game) => game.hot);
    expect(hot.length).toBeGreaterThanOrEqual(40);
    expect(hot.length).toBeLessThanOrEqual(60);
    expect(new Set(hot.map((game) => game.gameType)).size).toBe(8);
  });
});
