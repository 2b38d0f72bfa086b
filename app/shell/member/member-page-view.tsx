import { useEffect } from 'react';
import { ScreenSkeleton } from '#app/shell/loading/screen-skeleton.tsx';
import { ScreenView, useScreenLoader } from '#app/shell/loading/screen-view.tsx';
import { useOwnAccount } from '#app/shell/modals/use-own-account.ts';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';

const NO_PROPS = {};

/** A page of the member centre, behind identity verification where it requires that and the brand verifies. It waits while the session owes something. */
export function MemberPageView({ page }: { page: Contributed<'memberPages'> }) {
  const [verification] = useSlot('verificationGates');
  const own = useOwnAccount();
  const loader = useScreenLoader();
  const waiting = <ScreenSkeleton />;
  const gate = page.gate === 'verification' ? verification : undefined;
  useEffect(() => {
    // Both at once, though the gate shows the page; and before what is owed is done, with or without a connection.
    if (!page.pending) loader.load(page.screen).catch(() => undefined);
    if (gate && !gate.pending) loader.load(gate.screen).catch(() => undefined);
  }, [page, gate, loader]);
  // The gate stays closed until the platform says whether identities are verified.
  if (page.pending || gate?.pending || own === 'waiting') return waiting;
  const content = <ScreenView screen={page.screen} props={NO_PROPS} fallback={waiting} />;
  return gate ? <ScreenView screen={gate.screen} props={{ children: content }} fallback={waiting} /> : content;
}
