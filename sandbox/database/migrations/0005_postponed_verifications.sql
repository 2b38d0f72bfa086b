DELETE FROM "sandbox"."sessions";--> statement-breakpoint
ALTER TABLE "sandbox"."sessions" ADD COLUMN "verification_postponed" boolean NOT NULL;