import { useRef } from 'react';
import { useStore } from 'zustand';
import { ScreenView } from '../loading/screen-view.tsx';
import type { Screen } from '../slots/screen.ts';
import { useToasts } from './toasts-context.tsx';

const list: Screen = { namespace: 'shell', load: () => import('./toast-list.tsx').then((file) => file.ToastList) };

/** The place of toasts. What shows them is loaded with the first one, and stays to be heard by screen readers. */
export function ToastShelf() {
  const { store } = useToasts();
  const said = useRef(false);
  const { length } = useStore(store);
  said.current ||= length > 0;
  return said.current && <ScreenView screen={list} props={{}} fallback={null} />;
}
