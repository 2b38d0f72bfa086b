import { createContext } from 'react';

/** The payment password that was set a moment ago in the same dialog; empty if it was not. */
export const FreshDigits = createContext('');
