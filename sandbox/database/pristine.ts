import type { OpenDatabase } from './database.ts';

/** Copies all rows of the sandbox to tables in another schema. */
export const KEEP_ROWS_SQL = `
create schema pristine;
do $$ declare own record; begin
  for own in select tablename as name from pg_tables where schemaname = 'sandbox' loop
    execute format('create table pristine.%1$I as table sandbox.%1$I', own.name);
  end loop;
end $$;
`;

/** Triggers are off, since the rows passed them when first written. Sequences continue after the restored ids. */
const RESTORE_SQL = `
begin;
set local session_replication_role = replica;
do $$ declare own record; begin
  execute (select 'truncate ' || string_agg(format('sandbox.%I', tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'sandbox');
  for own in select tablename as name from pg_tables where schemaname = 'pristine' loop
    execute format('insert into sandbox.%1$I select * from pristine.%1$I', own.name);
  end loop;
  for own in select c.relname as name, a.attname as id
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'sandbox' and a.attidentity <> '' loop
    execute format('select setval(pg_get_serial_sequence(''sandbox.%1$I'', %2$L), max(%2$I)) from sandbox.%1$I
      having max(%2$I) is not null', own.name, own.id);
  end loop;
end $$;
commit;
`;

/** Makes the copy that `restoreRows` uses. Only the database's owner can disable triggers. */
export async function keepRows({ run }: OpenDatabase): Promise<void> {
  await run(KEEP_ROWS_SQL);
}

/** Restores every row as of `keepRows`, much faster than seeding again. */
export async function restoreRows({ run }: OpenDatabase): Promise<void> {
  await run(RESTORE_SQL);
}
