import { useState } from 'react';
import { deviceStorage } from '#app/storage/storage.ts';
import { type GridLayout, type SavedLayout, savedLayout, saveLayout } from './grid-layout.ts';

/**
 * Columns of a grid as the user last left them on this device.
 * @param name of the grid; one for each
 * @param hidden columns that are hidden at first
 */
export function useGridLayout(name: string, hidden: readonly string[] = []): GridLayout {
  const [layout, setLayout] = useState(() => savedLayout(deviceStorage, name, hidden));
  const change = (part: Partial<SavedLayout>) => {
    const next = { hidden: layout.hidden, widths: layout.widths, ...part };
    saveLayout(deviceStorage, name, next);
    setLayout(next);
  };
  return {
    ...layout,
    setHidden: (next) => change({ hidden: next }),
    setWidths: (widths) => change({ widths }),
    setAll: change,
  };
}
