import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { hearFills } from '#app/kit/form/hear-fills.ts';
import type { SlowCalls } from '#app/platform/slow-calls.ts';
import { ConnectionWatch } from '../connection/connection-watch.tsx';
import { Unreached } from '../connection/unreached.tsx';
import { useKeepWhileHidden } from '../drafts/use-keep-while-hidden.ts';
import { useCloseMemberModals } from '../modals/use-close-member-modals.ts';
import { useFollowScheme } from '../scheme/use-follow-scheme.ts';
import { deleteStoredPassword } from './delete-stored-password.ts';
import { useClearPersonalData } from './use-clear-personal-data.ts';
import { useWake } from './use-wake.ts';

/** Background work of every page that the first page does not need. */
export function Background({ slowCalls }: { slowCalls: SlowCalls }) {
  useClearPersonalData();
  useCloseMemberModals();
  useFollowScheme();
  useKeepWhileHidden();
  useWake();
  const { basePath } = useBrand();
  useEffect(() => hearFills(document), []);
  useEffect(() => deleteStoredPassword(basePath), [basePath]);
  return (
    <>
      <ConnectionWatch slowCalls={slowCalls} />
      <Unreached />
    </>
  );
}
