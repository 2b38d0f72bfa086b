import { useSession } from './session-context.tsx';

/** Whether the account has a password to confirm a change with. Those that log in by another company's account may have none. */
export function useHasPassword(): boolean {
  return useSession().member?.hasPassword !== false;
}
