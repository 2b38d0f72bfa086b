CREATE TABLE "sandbox"."care_traits" (
	"trait" text NOT NULL,
	"value" text NOT NULL,
	"member_id" integer NOT NULL,
	CONSTRAINT "care_traits_trait_value_member_id_pk" PRIMARY KEY("trait","value","member_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox"."care_traits" ADD CONSTRAINT "care_traits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "sandbox"."members"("id") ON DELETE no action ON UPDATE no action;