import { useState } from 'react';
import { useStore } from 'zustand';
import { ScreenView } from '../loading/screen-view.tsx';
import { paths } from '../router/paths.ts';
import { useLocation, useNavigate } from '../router/router.ts';
import { isSamePath, isSheetPath } from '../router/same-path.ts';
import { useFeatures } from '../slots/features-context.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { useModals } from './modals-context.tsx';
import { nextInTurn } from './next-in-turn.ts';

/** Shows open modals, by path or by id. Modals that open by themselves take turns. */
export function ModalHost() {
  const modals = useModals();
  const { open, due } = useStore(modals.store);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHere = (path?: string) => path !== undefined && isSamePath(path, pathname);
  const contributed = useSlot('modals').filter(({ pending }) => !pending);
  const shown = contributed.filter(({ id, path }) => isHere(path) || open.includes(id));
  const { areComing } = useFeatures();
  const undecided = contributed.filter(({ id, awaited }) => awaited && due[id] === undefined);
  const first = useTurn(
    shown.flatMap(({ id, turn }) => (turn === undefined ? [] : [{ id, turn }])),
    // Any turn may be among those that come with the log-in.
    areComing ? [0] : undecided.flatMap(({ turn }) => turn ?? []),
  );

  return shown
    .filter(({ id, turn }) => turn === undefined || id === first)
    .map((modal) => (
      <ScreenView
        key={modal.id}
        screen={modal.screen}
        fallback={null}
        props={{
          close: () => {
            modals.close(modal.id);
            if (isHere(modal.path)) navigate(paths.index);
          },
        }}
      />
    ));
}

/** Modals that open by themselves wait while the log-in or the registration is open. */
function useTurn(waiting: Parameters<typeof nextInTurn>[0], undecided: readonly number[]): string | undefined {
  const [shown, setShown] = useState<string>();
  const { pathname } = useLocation();
  const next = isSheetPath(pathname) ? undefined : nextInTurn(waiting, shown, undecided);
  if (next !== shown) setShown(next);
  return next;
}
