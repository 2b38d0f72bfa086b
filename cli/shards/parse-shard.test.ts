import { expect, it } from 'vitest';
import { parseShard } from './parse-shard.ts';

const job = (index: string) => ({ JOB_COMPLETION_INDEX: index });

it('reads a number and a count, and a count alone in a Job, whose index counts from 0', () => {
  expect(parseShard('3/8', {})).toEqual({ number: 3, of: 8 });
  expect(parseShard('3/8', job('7'))).toEqual({ number: 3, of: 8 });
  expect(parseShard('8', job('0'))).toEqual({ number: 1, of: 8 });
  expect(parseShard('8', job('7'))).toEqual({ number: 8, of: 8 });
});

it.each(['', '/', '3/', '/8', '0/8', '9/8', '1/0', '1/1001', '1/2/3', 'a/b', '-1/8', '1.5/8'])(
  'refuses "%s"',
  (text) => {
    expect(() => parseShard(text, job('0'))).toThrow(
      `\`--shard\` needs a number and how many shards there are, at most 1000, such as 3/8, but got "${text}".`,
    );
  },
);

it('says what a count alone needs', () => {
  expect(() => parseShard('8', {})).toThrow('takes its number from JOB_COMPLETION_INDEX');
  expect(() => parseShard('8', job('8'))).toThrow('JOB_COMPLETION_INDEX is "8", but `--shard 8` has 0 to 7.');
  expect(() => parseShard('8', job(''))).toThrow('JOB_COMPLETION_INDEX is "", but `--shard 8` has 0 to 7.');
});
