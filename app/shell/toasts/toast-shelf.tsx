import { useRef } from 'react';
import { useStore } from 'zustand';
import { ScreenView } from '../loading/screen-view.tsx';
import type { Screen } from '../slots/screen.ts';
import { useToasts } from './toasts-context.tsx';

const list: Screen = { namespace: 'shell', load: () => import('./toast-list.tsx').then((file) => file.ToastList) };

/**
 * Container of toasts. It is loaded with the first one and stays mounted, so that screen readers announce later ones.
 */
export function ToastShelf() {
  const { store } = useToasts();
  const used = useRef(false);
  const { length } = useStore(store);
  used.current ||= length > 0;
  return used.current && <ScreenView screen={list} props={{}} fallback={null} />;
}
