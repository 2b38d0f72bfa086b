DROP INDEX "sandbox"."entries_account";--> statement-breakpoint
-- Only a change of what an entry moves can leave a transaction uneven.
DROP TRIGGER entries_sum_to_zero ON "sandbox"."entries";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_sum_to_zero AFTER INSERT OR UPDATE OF amount, transaction_id ON "sandbox"."entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sandbox.entries_sum_to_zero();--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD COLUMN "moved_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."entries" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "sandbox"."entries" ADD COLUMN "created_at" bigint;--> statement-breakpoint
ALTER TABLE "sandbox"."entries" ADD COLUMN "balance" bigint;--> statement-breakpoint
-- What was booked before is put in the order of its times, which is the one that records had.
UPDATE "sandbox"."entries" e SET kind = t.kind, created_at = t.created_at, balance = booked.balance
  FROM "sandbox"."transactions" t, (
    SELECT one.id, sum(one.amount) OVER (PARTITION BY one.account_id ORDER BY its.created_at, one.id) AS balance
      FROM "sandbox"."entries" one JOIN "sandbox"."transactions" its ON its.id = one.transaction_id
  ) booked
  WHERE t.id = e.transaction_id AND booked.id = e.id;--> statement-breakpoint
UPDATE "sandbox"."accounts" a
  SET moved_at = coalesce((SELECT max(created_at) FROM "sandbox"."entries" WHERE account_id = a.id), 0);--> statement-breakpoint
ALTER TABLE "sandbox"."entries" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."entries" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."entries" ALTER COLUMN "balance" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "entries_record" ON "sandbox"."entries" USING btree ("account_id","created_at","id");
