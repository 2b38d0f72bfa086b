CREATE TABLE "sandbox"."bet_days" (
	"member_id" integer NOT NULL,
	"day" text NOT NULL,
	"node_id" integer NOT NULL,
	"result" text NOT NULL,
	"count" integer NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	CONSTRAINT "bet_days_member_id_day_node_id_result_pk" PRIMARY KEY("member_id","day","node_id","result")
);
--> statement-breakpoint
DROP INDEX "sandbox"."referrals_inviter";--> statement-breakpoint
ALTER TABLE "sandbox"."referrals" ADD COLUMN "joined_at" bigint;--> statement-breakpoint
UPDATE "sandbox"."referrals" r SET joined_at = m.registered_at FROM "sandbox"."members" m WHERE m.id = r.member_id;--> statement-breakpoint
ALTER TABLE "sandbox"."referrals" ALTER COLUMN "joined_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."bet_days" ADD CONSTRAINT "bet_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "sandbox"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_paid" ON "sandbox"."entries" USING btree ("account_id","kind","amount") WHERE "sandbox"."entries"."kind" in ('deposit', 'trial', 'withdrawal', 'withdrawal-sent', 'withdrawal-returned');--> statement-breakpoint
CREATE INDEX "rollovers_oldest" ON "sandbox"."rollovers" USING btree ("member_id","id") WHERE "sandbox"."rollovers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "referrals_inviter" ON "sandbox"."referrals" USING btree ("inviter_id","joined_at","member_id");