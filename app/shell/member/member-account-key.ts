/** Query key of what the member's own account page shows. */
export const memberAccountKey = ['member-account'] as const;
