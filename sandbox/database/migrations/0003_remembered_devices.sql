CREATE TABLE "sandbox"."device_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox"."devices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"proven_at" bigint NOT NULL,
	"last_used_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox"."members" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."sessions" ADD COLUMN "proven_at" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox"."sessions" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "sandbox"."device_tokens" ADD CONSTRAINT "device_tokens_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "sandbox"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."devices" ADD CONSTRAINT "devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "sandbox"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_member" ON "sandbox"."devices" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "sandbox"."sessions" ADD CONSTRAINT "sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "sandbox"."devices"("id") ON DELETE cascade ON UPDATE no action;