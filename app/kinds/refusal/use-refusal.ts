import { errorCodeOf } from '#app/platform/platform-error.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** A feature's contribution for the reason of a refused call; undefined for any other problem. */
export function useRefusal(problem: unknown) {
  const code = errorCodeOf(problem);
  const refusals = useSlot('refusals').filter(({ pending }) => !pending);
  return refusals.find(({ codes }) => code !== undefined && codes.includes(code));
}
