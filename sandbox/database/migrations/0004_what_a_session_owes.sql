DELETE FROM "sandbox"."sessions";--> statement-breakpoint
ALTER TABLE "sandbox"."sessions" ADD COLUMN "owes_password" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."sessions" ADD COLUMN "owes_answer" boolean NOT NULL;