import { useLocation } from '#app/shell/router/router.ts';
import { useListParameters } from '#app/shell/router/use-list-parameters.ts';

export interface PageNumber {
  /** From 1. */
  page: number;
  /** Returns the address of a page of the list. */
  to: (page: number) => string;
}

/** The page number in the address; 1 by default. */
export function usePageNumber(): PageNumber {
  const { pathname } = useLocation();
  const { page: current } = useListParameters('page');
  return {
    page: current,
    to: (page) => (page > 1 ? `${pathname}?page=${page}` : pathname),
  };
}
