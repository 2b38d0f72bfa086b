CREATE TABLE "sandbox"."limits" (
	"name" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox"."captchas" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "sandbox"."captchas" ALTER COLUMN "id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "sandbox"."captchas" DROP COLUMN "address";