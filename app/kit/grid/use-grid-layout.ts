import { useState } from 'react';
import { deviceStorage } from '#app/storage/storage.ts';
import { type GridLayout, type SavedLayout, savedLayout, saveLayout } from './grid-layout.ts';

/** Columns of a grid as the user last left them on this device. @param name of the grid; one for each */
export function useGridLayout(name: string): GridLayout {
  const [layout, setLayout] = useState(() => savedLayout(deviceStorage, name));
  const change = (part: Partial<SavedLayout>) => {
    const { hidden, widths } = { ...layout, ...part };
    saveLayout(deviceStorage, name, { hidden, widths });
    setLayout({ hidden, widths });
  };
  return { ...layout, setHidden: (hidden) => change({ hidden }), setWidths: (widths) => change({ widths }) };
}
