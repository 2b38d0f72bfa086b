CREATE TABLE "sandbox"."wallet_transfers" (
	"transaction_id" integer PRIMARY KEY NOT NULL,
	"stayed" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" DROP CONSTRAINT "accounts_not_overdrawn";--> statement-breakpoint
DROP INDEX "sandbox"."accounts_own";--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD COLUMN "wallet_of" integer;--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD COLUMN "vendor" text;--> statement-breakpoint
ALTER TABLE "sandbox"."wallet_transfers" ADD CONSTRAINT "wallet_transfers_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "sandbox"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_wallet_of_members_id_fk" FOREIGN KEY ("wallet_of") REFERENCES "sandbox"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_own" ON "sandbox"."accounts" USING btree ("kind") WHERE "sandbox"."accounts"."kind" not in ('member', 'vendor');--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_wallet" UNIQUE("wallet_of","vendor");--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_have_their_vendor" CHECK (("sandbox"."accounts"."kind" = 'vendor') = ("sandbox"."accounts"."wallet_of" is not null) and ("sandbox"."accounts"."wallet_of" is null) = ("sandbox"."accounts"."vendor" is null));--> statement-breakpoint
ALTER TABLE "sandbox"."accounts" ADD CONSTRAINT "accounts_not_overdrawn" CHECK ("sandbox"."accounts"."kind" not in ('member', 'vendor', 'withdrawals') or "sandbox"."accounts"."balance" >= 0);--> statement-breakpoint
-- A change in a vendor's wallet sends the member's balance too, at which the site loads all wallets again.
CREATE FUNCTION sandbox.notify_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('sandbox_live', 'balance:' || new.wallet_of || ':' ||
    coalesce((select balance from sandbox.accounts where member_id = new.wallet_of), 0));
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER notify_wallet AFTER UPDATE OF balance ON "sandbox"."accounts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.wallet_of is not null and new.balance <> old.balance) EXECUTE FUNCTION sandbox.notify_wallet();
