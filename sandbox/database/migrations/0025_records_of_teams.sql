CREATE TABLE "sandbox"."team_bets" (
	"head_id" integer NOT NULL,
	"settled_at" bigint NOT NULL,
	"bet_id" integer NOT NULL,
	"level" integer NOT NULL,
	"node_id" integer NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	CONSTRAINT "team_bets_head_id_settled_at_bet_id_pk" PRIMARY KEY("head_id","settled_at","bet_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."team_entries" (
	"head_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"entry_id" integer NOT NULL,
	"level" integer NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "team_entries_head_id_created_at_entry_id_pk" PRIMARY KEY("head_id","created_at","entry_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox"."team_bets" ADD CONSTRAINT "team_bets_head_id_members_id_fk" FOREIGN KEY ("head_id") REFERENCES "sandbox"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."team_bets" ADD CONSTRAINT "team_bets_bet_id_bets_transaction_id_fk" FOREIGN KEY ("bet_id") REFERENCES "sandbox"."bets"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."team_entries" ADD CONSTRAINT "team_entries_head_id_members_id_fk" FOREIGN KEY ("head_id") REFERENCES "sandbox"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."team_entries" ADD CONSTRAINT "team_entries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "sandbox"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_bets_bet" ON "sandbox"."team_bets" USING btree ("bet_id","head_id");--> statement-breakpoint
CREATE INDEX "team_entries_entry" ON "sandbox"."team_entries" USING btree ("entry_id","head_id");