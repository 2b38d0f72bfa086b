import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const TEXT = 'Grüße 🎲';

it('a sealed text opens only with its own key and context', async () => {
  const { key, sealed } = await seal(TEXT, 'player1');
  const other = await seal(TEXT, 'player1');
  expect(sealed).not.toContain(TEXT);
  expect(other.sealed).not.toBe(sealed);
  expect(await unseal(key, sealed, 'player1')).toBe(TEXT);
  expect(await unseal(key, sealed, 'player2')).toBeUndefined();
  expect(await unseal(other.key, sealed, 'player1')).toBeUndefined();
  expect(await unseal(undefined, sealed, 'player1')).toBeUndefined();
  for (const changed of ['', '.', sealed.slice(0, -1), `A${sealed}`, sealed.replace('.', '')])
    expect(await unseal(key, changed, 'player1')).toBeUndefined();
});

it('the key cannot be taken from the browser', async () => {
  const { key } = await seal(TEXT, 'player1');
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});
