DROP INDEX "sandbox"."members_upline";--> statement-breakpoint
CREATE INDEX "members_upline" ON "sandbox"."members" USING btree ("upline_id",lower("account") text_pattern_ops);