import type { Handler } from '../call.ts';
import { inviter } from '../member/new-member.ts';

export const affiliate: Handler<'affiliate'> = async ({ platform, query }) => ({
  success: true,
  value: { valid: (await inviter(platform, query.code)) !== null },
});
