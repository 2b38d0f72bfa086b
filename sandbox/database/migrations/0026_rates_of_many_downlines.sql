CREATE TABLE "sandbox"."rates_changed" (
	"agent_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" jsonb NOT NULL,
	CONSTRAINT "rates_changed_agent_id_idempotency_key_pk" PRIMARY KEY("agent_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "sandbox"."rates_changed" ADD CONSTRAINT "rates_changed_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "sandbox"."members"("id") ON DELETE no action ON UPDATE no action;