import { createContext } from 'react';

/** Closes the menu around an item and gives the focus back. */
export const MenuContext = createContext<() => void>(() => undefined);
