import { useSlot } from '#app/shell/slots/use-slot.ts';

/** The member centre's page that fills the balance; undefined on a site without one. */
export function useDepositPage() {
  return useSlot('memberPages').find(({ button, pending }) => button === 'primary' && !pending);
}
