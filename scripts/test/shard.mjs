/**
 * Takes `--shard PART/PARTS` out of arguments: several machines each run a part of every kind, and together they run all.
 * @returns `{ shard, others }`: such as '2/3', or undefined for a whole run, and the arguments that are left
 * @throws with a sentence for parts that do not exist
 */
export function takeShard(given) {
  const position = given.findIndex((argument) => argument === '--shard' || argument.startsWith('--shard='));
  if (position === -1) return { shard: undefined, others: given };
  const isJoined = given[position].startsWith('--shard=');
  const shard = isJoined ? given[position].slice('--shard='.length) : (given[position + 1] ?? '');
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard)?.map(Number) ?? [];
  if (!parts || part > parts)
    throw new Error(`There is no part "${shard}". Say --shard 1/3, 2/3 and 3/3 on three machines.`);
  return { shard, others: given.toSpliced(position, isJoined ? 1 : 2) };
}

/** Arguments with which a runner, Vitest or Playwright, runs a part. A small kind may have no test in it. */
export function shardArguments(runner, shard) {
  if (!shard) return [];
  return [`--shard=${shard}`, runner === 'vitest' ? '--passWithNoTests' : '--pass-with-no-tests'];
}
