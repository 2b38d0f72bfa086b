/** Called by Vitest before the first worker starts; it calls what this returns at the end. */
export { openPostgresPool as setup } from './postgres-pool.ts';
