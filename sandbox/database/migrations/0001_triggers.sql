-- The entries of a transaction, of money as of points, sum to zero when it commits.
create function sandbox.entries_sum_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from sandbox.entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the entries of transaction % do not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger entries_sum_to_zero after insert or update on sandbox.entries
  deferrable initially deferred for each row execute function sandbox.entries_sum_to_zero();
--> statement-breakpoint
create function sandbox.point_entries_sum_to_zero() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from sandbox.point_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the points of transaction % do not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger point_entries_sum_to_zero after insert or update on sandbox.point_entries
  deferrable initially deferred for each row execute function sandbox.point_entries_sum_to_zero();
--> statement-breakpoint
-- A commit notifies the channel of sandbox/database/notices.ts. A balance is sent once a commit, as it stands at its end.
create function sandbox.notify_balance() returns trigger language plpgsql as $$
begin
  perform pg_notify('sandbox_live', 'balance:' || new.member_id || ':' || balance)
    from sandbox.accounts where id = new.id;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger notify_balance after update of balance on sandbox.accounts
  deferrable initially deferred for each row
  when (new.member_id is not null and new.balance <> old.balance) execute function sandbox.notify_balance();
--> statement-breakpoint
create function sandbox.notify_messages() returns trigger language plpgsql as $$
begin
  perform pg_notify('sandbox_live', 'messages:' || new.id || ':' || new.unread_messages);
  return null;
end $$;
--> statement-breakpoint
create trigger notify_messages after update of unread_messages on sandbox.members for each row
  when (new.unread_messages <> old.unread_messages) execute function sandbox.notify_messages();
--> statement-breakpoint
create function sandbox.notify_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('sandbox_live', tg_argv[0] || ':' || old.token_hash);
  return null;
end $$;
--> statement-breakpoint
create trigger notify_replaced after update of replaced on sandbox.sessions for each row
  when (new.replaced and not old.replaced) execute function sandbox.notify_session('elsewhere');
--> statement-breakpoint
create trigger notify_over after delete on sandbox.sessions for each row execute function sandbox.notify_session('over');
