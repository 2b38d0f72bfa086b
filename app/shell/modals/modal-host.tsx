import { useStore } from 'zustand';
import { ScreenView } from '../loading/screen-view.tsx';
import { findRoute } from '../router/find-route.ts';
import { paths } from '../router/paths.ts';
import { useLocation, useNavigate } from '../router/router.ts';
import { useSlot } from '../slots/use-slot.ts';
import { useModals } from './modals-context.tsx';

/** Shows the modals that are open: by their own path, or by id. */
export function ModalHost() {
  const modals = useModals();
  const { open } = useStore(modals.store);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHere = (path?: string) => path !== undefined && findRoute([{ path }], pathname) !== undefined;
  const contributed = useSlot('modals').filter(({ pending }) => !pending);

  return contributed
    .filter(({ id, path }) => isHere(path) || open.includes(id))
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
