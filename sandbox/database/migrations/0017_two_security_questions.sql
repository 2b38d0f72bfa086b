ALTER TABLE "sandbox"."security_questions" DROP CONSTRAINT "security_questions_member_id_unique";--> statement-breakpoint
ALTER TABLE "sandbox"."security_questions" ADD COLUMN "place" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."security_questions" ADD CONSTRAINT "security_questions_place" UNIQUE("member_id","place");