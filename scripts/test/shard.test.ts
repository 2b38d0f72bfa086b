import { expect, test } from 'vitest';
import { shardArguments, takeShard } from './shard.mjs';

test.each([
  { given: ['unit', '--shard', '2/3', 'built'], shard: '2/3', others: ['unit', 'built'] },
  { given: ['--shard=1/12', 'whole'], shard: '1/12', others: ['whole'] },
  { given: ['changed', 'built'], shard: undefined, others: ['changed', 'built'] },
])('takes the part out of $given', ({ given, shard, others }) => {
  expect(takeShard(given)).toEqual({ shard, others });
});

test.each([['4/3'], ['0/3'], ['1'], ['1/0'], ['a/b'], []])('refuses the part %s', (...part) => {
  expect(() => takeShard(['unit', '--shard', ...part])).toThrow('Say --shard 1/3');
});

test('a whole run names no part to its runners', () => {
  expect(shardArguments('vitest', undefined)).toEqual([]);
});

test('each runner takes a part in which a kind may have no test', () => {
  expect(shardArguments('vitest', '1/3')).toEqual(['--shard=1/3', '--passWithNoTests']);
  expect(shardArguments('playwright', '1/3')).toEqual(['--shard=1/3', '--pass-with-no-tests']);
});
