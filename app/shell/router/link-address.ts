import { createContext, useContext } from 'react';
import { type To, useHref } from 'react-router-dom';

/** Gives a path of this origin the address that links to it show: its own, or one at another site of the brand. */
export const LinkAddressContext = createContext((href: string) => href);

/** The address of a page of the brand, as a link shows it. */
export function useLinkAddress(to: To): string {
  return useContext(LinkAddressContext)(useHref(to));
}
