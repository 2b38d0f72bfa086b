DROP INDEX "sandbox"."rollovers_member";--> statement-breakpoint
DROP INDEX "sandbox"."bets_member";--> statement-breakpoint
DROP INDEX "sandbox"."point_entries_account";--> statement-breakpoint
DROP INDEX "sandbox"."redemptions_member";--> statement-breakpoint
CREATE INDEX "promotion_entries_paid" ON "sandbox"."promotion_entries" USING btree ("member_id","changed_at","promotion_id","amount") WHERE "sandbox"."promotion_entries"."status" = 'CLAIMED';--> statement-breakpoint
CREATE INDEX "rollovers_bonus" ON "sandbox"."rollovers" USING btree ("member_id","promotion_id");--> statement-breakpoint
CREATE INDEX "rollovers_open" ON "sandbox"."rollovers" USING btree ("member_id","promotion_id") WHERE "sandbox"."rollovers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "bets_member" ON "sandbox"."bets" USING btree ("member_id","created_at","transaction_id");--> statement-breakpoint
CREATE INDEX "point_entries_account" ON "sandbox"."point_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "redemptions_member" ON "sandbox"."redemptions" USING btree ("member_id","created_at","transaction_id");