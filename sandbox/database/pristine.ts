import type { OpenDatabase } from './database.ts';

/**
 * Copies all rows of the sandbox to tables in another schema, notes the transaction, as later ones change rows, and writes the
 * function that restores them: written out for every table, so that PostgreSQL plans each step once and not at every reset.
 *
 * The function removes the rows that a later transaction wrote, and inserts the missing ones: a reset changes few of ten
 * thousand rows. Triggers are off, since the rows passed them when first written. Sequences continue after the restored ids.
 * What still writes is waited for, as its transaction is older than this one.
 */
export const KEEP_ROWS_SQL = `
drop schema if exists pristine cascade;
create schema pristine;
do $$ declare own record; kept bigint; same_key text; steps text := ''; begin
  for own in select tablename as name, format('sandbox.%I', tablename)::regclass as place
    from pg_tables where schemaname = 'sandbox' loop
    execute format('create table pristine.%1$I as table sandbox.%1$I', own.name);
    execute format('select count(*) from pristine.%I', own.name) into kept;
    select string_agg(format('mine.%1$I = kept.%1$I', a.attname), ' and ') into same_key
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = own.place and i.indisprimary;
    steps := steps || format('
      lock table %1$s in exclusive mode;
      delete from %1$s where age(xmin) < restored;
      if (select count(*) from %1$s) < %4$s then
        insert into %1$s select * from pristine.%2$I kept where not exists (select from %1$s mine where %3$s);
      end if;', own.place, own.name, same_key, kept);
  end loop;
  for own in select c.relname as name, a.attname as id
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'sandbox' and a.attidentity <> '' loop
    steps := steps || format('
      perform setval(pg_get_serial_sequence(''sandbox.%1$I'', %2$L), coalesce(max(%2$I), 1), max(%2$I) is not null)
        from sandbox.%1$I;', own.name, own.id);
  end loop;
  create table pristine."last restored" as select txid_current() as transaction;
  execute format('create function pristine.restore() returns void language plpgsql
    set session_replication_role = replica as %L',
    'declare restored integer; begin
      select age(transaction::text::xid) into restored from pristine."last restored";' || steps || '
      update pristine."last restored" set transaction = txid_current();
    end');
end $$;
`;

/** Makes the copy that `restoreRows` uses. Only the database's owner can disable triggers. */
export async function keepRows({ run }: OpenDatabase): Promise<void> {
  await run(KEEP_ROWS_SQL);
}

/** Whether `keepRows` has made its copy in this database. */
export function hasKeptRows({ run }: OpenDatabase): Promise<boolean> {
  return run('select 1 from pristine."last restored"').then(
    () => true,
    () => false,
  );
}

/** SQLSTATE of a statement that PostgreSQL ended because it and another one waited for each other. */
const DEADLOCK = '40P01';

/** Tries before open calls cannot be the cause any more. */
const MOST_TRIES = 5;

/**
 * Restores every row as of `keepRows`, much faster than seeding again. It locks all tables, and calls that are still open lock
 * theirs in another order: where PostgreSQL ends the restore for such a call, it begins again.
 * @throws what the database says to the last try, or to any that another error ended
 */
export async function restoreRows({ run }: Pick<OpenDatabase, 'run'>, tries = MOST_TRIES): Promise<void> {
  try {
    await run('select pristine.restore()');
  } catch (cause) {
    const isDeadlock = cause instanceof Error && 'code' in cause && cause.code === DEADLOCK;
    if (!isDeadlock || tries <= 1) throw cause;
    await restoreRows({ run }, tries - 1);
  }
}
