import type { Handler } from '#sandbox/calls/call.ts';
import { invitationOf } from '../invitation.ts';

export const affiliate: Handler<'affiliate'> = async ({ platform, query }) => ({
  success: true,
  value: { valid: (await invitationOf(platform, query.code)) !== null },
});
