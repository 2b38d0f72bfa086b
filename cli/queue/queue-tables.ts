/** Schema of the database that has all of the queue: the tables of pg-boss and those below. */
export const SCHEMA = 'brandgen_queue';

/** Queue of pg-boss with the releases whose turn it is. */
export const RELEASES = 'releases';

/** Queue of pg-boss with the releases that were given up. */
export const DEAD_LETTERS = 'dead-letters';

/** First half of the advisory locks by which workers say that they live. The second half is the number of the worker. */
export const LIFE = 0x62_72_67;

/** Advisory lock of a command that makes the tables. */
export const MAKING = 0x62_72_67_00;

/** Days that an ended release can be looked up. */
const KEPT_DAYS = 14;

/**
 * A row for each release that was asked for. Those of a brand in a place have their turn one after the other: only one of
 * them is in a queue of pg-boss, or with a worker, which the index holds. The columns count tries themselves, since a release
 * that is put back is a new job for pg-boss.
 */
export const TABLES = `
  create sequence if not exists ${SCHEMA}.worker as int cycle;
  create table if not exists ${SCHEMA}.release (
    id uuid primary key default gen_random_uuid(),
    place text not null,
    brand text not null,
    number int not null,
    digest text not null,
    job jsonb not null,
    state text not null check (state in ('waiting', 'queued', 'running', 'done', 'failed')),
    tries int not null default 0,
    worker int,
    problem text,
    refusals jsonb not null default '{}',
    sites jsonb,
    taken timestamptz,
    ended timestamptz,
    unique (place, brand, number)
  );
  create unique index if not exists release_turn on ${SCHEMA}.release (place, brand)
    where state in ('queued', 'running');
  create index if not exists release_running on ${SCHEMA}.release (worker) where state = 'running';
  delete from ${SCHEMA}.release where ended < now() - interval '${KEPT_DAYS} days';`;
