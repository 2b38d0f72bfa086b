import { ScreenSkeleton } from '#app/shell/loading/screen-skeleton.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';

const NO_PROPS = {};

/** A page of the member centre; behind the verification if it asks for that and the brand verifies identities. */
export function MemberPageView({ page }: { page: Contributed<'memberPages'> }) {
  const [verification] = useSlot('verificationGates');
  const waiting = <ScreenSkeleton />;
  const gate = page.gate === 'verification' ? verification : undefined;
  // A gate counts as shut until the platform has said whether identities are verified.
  if (page.pending || gate?.pending) return waiting;
  const content = <ScreenView screen={page.screen} props={NO_PROPS} fallback={waiting} />;
  return gate ? <ScreenView screen={gate.screen} props={{ children: content }} fallback={waiting} /> : content;
}
