export function takeShard(given: readonly string[]): { shard: string | undefined; others: string[] };
export function shardArguments(runner: string, shard: string | undefined): string[];
