/** The table of `promotion-tables.ts` as SQL. */
export const promotionTablesSql = `
create table sandbox.promotion_entries (
  member_id integer not null references sandbox.members, promotion_id integer not null, status text not null,
  comment text not null, images jsonb not null, reason text, amount bigint not null, carried bigint not null,
  joined_at bigint not null, changed_at bigint not null, claim_key text,
  primary key (member_id, promotion_id)
);
`;
