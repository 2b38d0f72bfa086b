import type { Handler } from '#sandbox/server/call.ts';
import { registerRules } from '../register-rules.ts';

export const registerSettings: Handler<'registerSettings'> = ({ platform }) => ({
  success: true,
  value: registerRules(platform),
});
