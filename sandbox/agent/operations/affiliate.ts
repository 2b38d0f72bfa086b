import { inviter } from '#sandbox/member/new-member.ts';
import type { Handler } from '#sandbox/server/call.ts';

export const affiliate: Handler<'affiliate'> = async ({ platform, query }) => ({
  success: true,
  value: { valid: (await inviter(platform, query.code)) !== null },
});
