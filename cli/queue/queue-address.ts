import { UsageError } from '#cli/problems/usage-error.ts';

/** Environment variable with the address of the queue. */
export const QUEUE_VARIABLE = 'BRANDGEN_QUEUE';

/**
 * Address of the queue's database. It may contain a password, so no message repeats it. @param written value of
 * `--queue`; true if it has no value @throws UsageError
 */
export function queueAddress(written: string | true | undefined, environment: NodeJS.ProcessEnv): string {
  const fromVariable = environment[QUEUE_VARIABLE] ?? '';
  const address = typeof written === 'string' ? written : fromVariable;
  if (address === '') {
    throw new UsageError(
      `The queue has no address. Put it into ${QUEUE_VARIABLE}, such as postgres://user:password@host:5432/database, or give it to \`--queue\`.`,
    );
  }
  if (isComplete(address)) return address;
  const setting = typeof written === 'string' ? '`--queue`' : QUEUE_VARIABLE;
  throw new UsageError(
    `${setting} is not a complete address of PostgreSQL. Write it as postgres://user:password@host:5432/database, with the name of a database.`,
  );
}

function isComplete(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '' && url.pathname.length > 1;
}
