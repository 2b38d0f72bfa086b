import { ScreenSkeleton } from '../loading/screen-skeleton.tsx';
import { ScreenView } from '../loading/screen-view.tsx';
import type { Contributed } from '../slots/use-slot.ts';
import { useSlot } from '../slots/use-slot.ts';
import type { MemberPageId } from './member-page-id.ts';

/** Pages that move money in or out: where a brand verifies identities, they wait for that, whoever contributes them. */
const MONEY: ReadonlySet<MemberPageId> = new Set<MemberPageId>(['depositv2', 'withdraw']);

const NO_PROPS = {};

/** A page of the member centre; behind the verification where it has to be. */
export function MemberPageView({ page }: { page: Contributed<'memberPages'> }) {
  const [gate] = useSlot('verificationGates');
  const waiting = <ScreenSkeleton />;
  const held = MONEY.has(page.id) ? gate : undefined;
  // As long as the platform has not said whether identities are verified, nobody is past that.
  if (page.pending || held?.pending) return waiting;
  const content = <ScreenView screen={page.screen} props={NO_PROPS} fallback={waiting} />;
  return held ? <ScreenView screen={held.screen} props={{ children: content }} fallback={waiting} /> : content;
}
