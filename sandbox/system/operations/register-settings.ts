import type { Handler } from '#sandbox/calls/call.ts';
import { registerRules } from '#sandbox/fields/register-rules.ts';

export const registerSettings: Handler<'registerSettings'> = ({ platform }) => ({
  success: true,
  value: registerRules(platform),
});
