/** Database schema of the queue: pg-boss's tables and those below. */
export const SCHEMA = 'brandgen_queue';

/** pg-boss's queue of releases that may start. */
export const RELEASES = 'releases';

/** pg-boss's queue of releases that were given up. */
export const DEAD_LETTERS = 'dead-letters';

/** First half of the advisory locks that living workers hold. The second half is the worker's number. */
export const LIFE = 0x62_72_67;

/** Advisory lock for creating the tables. */
export const MAKING = 0x62_72_67_00;

/** Days for which an ended release can be looked up. */
const KEPT_DAYS = 14;

/**
 * One row per requested release. The releases of a brand in a place take turns: the index ensures that only one of them
 * is in a queue of pg-boss or with a worker. The columns count attempts themselves, as a release that is put back is a
 * new job for pg-boss.
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
