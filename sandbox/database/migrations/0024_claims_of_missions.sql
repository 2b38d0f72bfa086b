ALTER TABLE "sandbox"."mission_claims" ADD COLUMN "claim_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."mission_claims" ADD COLUMN "reward" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."mission_claims" ADD CONSTRAINT "mission_claims_of_intent" UNIQUE("member_id","claim_key");