import { useSlot } from '#app/shell/slots/use-slot.ts';

/** The member page for deposits; undefined on a site without one. */
export function useDepositPage() {
  return useSlot('memberPages').find(({ button, pending }) => button === 'primary' && !pending);
}
