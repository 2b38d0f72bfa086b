CREATE TABLE "sandbox"."team_activity" (
	"head_id" integer NOT NULL,
	"day" text NOT NULL,
	"level" integer NOT NULL,
	"previous" text NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "team_activity_head_id_day_level_previous_pk" PRIMARY KEY("head_id","day","level","previous")
);
--> statement-breakpoint
ALTER TABLE "sandbox"."team_activity" ADD CONSTRAINT "team_activity_head_id_members_id_fk" FOREIGN KEY ("head_id") REFERENCES "sandbox"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_orders_latest" ON "sandbox"."deposit_orders" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_orders_due" ON "sandbox"."deposit_orders" USING btree ("credit_at") WHERE "sandbox"."deposit_orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "withdrawal_transfers_overdue" ON "sandbox"."withdrawal_transfers" USING btree ("counts_at") WHERE "sandbox"."withdrawal_transfers"."state" = 'sent';