import { createContext, useContext } from 'react';

/** Whether this tab's session was checked; until then no one is redirected as a visitor. */
export const SiteStartedContext = createContext(false);

export const useSiteStarted = (): boolean => useContext(SiteStartedContext);
