ALTER TABLE "sandbox"."team_days" DROP CONSTRAINT "team_days_member_id_day_pk";--> statement-breakpoint
ALTER TABLE "sandbox"."team_days" ADD COLUMN "level" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."team_days" ADD CONSTRAINT "team_days_member_id_day_level_pk" PRIMARY KEY("member_id","day","level");--> statement-breakpoint
ALTER TABLE "sandbox"."team_days" ADD COLUMN "kept" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."team_days" ADD COLUMN "deposits" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."team_days" ADD COLUMN "first_deposits" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."team_days" ADD COLUMN "withdrawals" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."team_days" ADD COLUMN "registrations" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "bet_days_day" ON "sandbox"."bet_days" USING btree ("day","member_id");
