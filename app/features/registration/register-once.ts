import { refusedFields } from '#app/platform/refused-fields.ts';
import { leavesOpen, sendOnce } from '#app/platform/send-once.ts';
import type { LoginValue, RegisterPayload } from '#schemas/generated/platform.ts';
import type { RegisterDraft } from './register-draft.ts';

interface Sending {
  register: () => Promise<LoginValue>;
  logIn: (account: { username: string; password: string; type: 'username' }) => Promise<LoginValue>;
}

/**
 * Registers once. An attempt without an answer may have opened the account: if the next one is told that the name is
 * taken, it logs in with the typed password, which only works for the owner. @throws PlatformError
 */
export async function registerOnce(
  draft: RegisterDraft,
  { username = '', password = '', mobileNum = '' }: RegisterPayload,
  { register, logIn }: Sending,
): Promise<LoginValue> {
  const name = username || mobileNum;
  if (draft.inDoubt !== name) draft.inDoubt = '';
  try {
    return await sendOnce(register);
  } catch (problem) {
    if (leavesOpen(problem)) draft.inDoubt = name;
    if (!draft.inDoubt || !isNameTaken(problem)) throw problem;
    return logIn({ username, password, type: 'username' }).catch((other: unknown) => {
      throw leavesOpen(other) ? other : problem;
    });
  }
}

function isNameTaken(problem: unknown): boolean {
  return refusedFields(problem).some(({ name, rule }) => name === 'username' && rule === 'taken');
}
