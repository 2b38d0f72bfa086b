/**
 * SQLSTATE classes of PostgreSQL for a server without resources, for one that ended a statement for the sake of others, and for a lost
 * connection; and the codes of sockets for a server that is not there.
 */
const BUSY_STATES =
  /^(53...|40001|40P01|55P03|57014|57P0[123]|08...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/**
 * Messages of errors without a code. https://github.com/brianc/node-postgres/blob/master/packages/pg-pool/index.js and
 * https://github.com/brianc/node-postgres/blob/master/packages/pg/lib/client.js
 */
const UNREACHED = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/** Whether a database could not take a statement at this moment, or cannot be reached, and may take it later. */
export function isBusyDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = 'code' in error ? String(error.code) : '';
  return UNREACHED.includes(error.message) || BUSY_STATES.test(state) || isBusyDatabase(error.cause);
}
