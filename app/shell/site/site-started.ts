import { createContext, useContext } from 'react';

/** Whether the session of this tab has been looked at; before that nobody is sent away as a guest. */
export const SiteStartedContext = createContext(false);

export const useSiteStarted = (): boolean => useContext(SiteStartedContext);
