import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '#sandbox/catalogue/catalogue.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { roundKind, roundOf } from './round-of.ts';
import { drawWin, sceneOf } from './settle-pick.ts';

/** One game of each kind, and every game with matches. */
const samples = games.filter(
  (game, index) =>
    roundKind(game) === 'match' || games.findIndex((other) => roundKind(other) === roundKind(game)) === index,
);
const bets = samples.flatMap((game) => Object.keys(roundOf(game).picks(game)).map((pick) => ({ game, pick })));
const stake = minorUnits(1000);
const never = { switches: { betsWin: false }, random: () => 0.999 };

describe('rounds', () => {
  it('look like their kind', () => {
    const kindOf = (name: string) => roundKind(games.find((game) => game.name === name) ?? { gameType: 'RNG', name });
    expect(
      ['Fortune Tiger', 'Speed Baccarat', 'Grand Roulette', 'Touchline Football', 'Reef Hunter', "Texas Hold'em"].map(
        kindOf,
      ),
    ).toEqual(['reels', 'baccarat', 'roulette', 'match', 'reef', 'hands']);
  });

  it.each(bets)('pay back less than is staked, and never just the stake: $game.name, $pick', ({ game, pick }) => {
    const prizes = roundOf(game).picks(game)[pick] ?? [];
    const returned = prizes.reduce((sum, { chance, multiple }) => sum + chance * multiple, 0);
    expect(returned).toBeGreaterThan(0.85);
    expect(returned).toBeLessThan(1);
    expect(prizes.map(({ multiple }) => multiple)).not.toContain(1);
  });

  it('show a scene that fits the outcome, and the same one for the same bet', () => {
    const outcome = fc.record({
      bet: fc.constantFrom(...bets),
      random: fc.double({ min: 0, max: 0.999, noNaN: true }),
      key: fc.uuid(),
    });
    fc.assert(
      fc.property(outcome, ({ bet: { game, pick }, random, key }) => {
        const win = drawWin({ ...never, random: () => random }, { game, pick, stake });
        const scene = sceneOf({ game, pick, stake, win, key });
        expect(sceneOf({ game, pick, stake, win, key })).toEqual(scene);
        expect(wins(scene, pick)).toBe(win > 0);
      }),
      { numRuns: 400 },
    );
  });
});

/** Whether a scene shows a win of a bet, as a player reads it. */
function wins(scene: object, pick: string): boolean {
  if ('symbols' in scene && Array.isArray(scene.symbols)) return new Set(scene.symbols).size < 3;
  if ('colour' in scene && 'number' in scene) return isOn(pick, Number(scene.number), String(scene.colour));
  if ('caught' in scene) return scene.caught === true;
  if ('outcome' in scene) return scene.outcome === pick.split('-')[1];
  return 'winner' in scene && (scene.winner === pick || scene.winner === 0);
}

function isOn(pick: string, number: number, colour: string): boolean {
  if (pick === 'zero') return number === 0;
  if (pick === 'even' || pick === 'odd') return number > 0 && (number % 2 === 0) === (pick === 'even');
  if (pick === 'low' || pick === 'high') return number > 0 && number <= 18 === (pick === 'low');
  return colour === pick;
}
