import { useLocation, useSearchParams } from '#app/shell/router/router.ts';

export interface PageNumber {
  /** From 1. */
  page: number;
  /** Address of another page of the list. */
  to: (page: number) => string;
}

/** The page in the address; the first if there is none. */
export function usePageNumber(): PageNumber {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const wanted = Number(parameters.get('page'));
  return {
    page: Number.isInteger(wanted) && wanted > 0 && wanted <= MAX_PAGE ? wanted : 1,
    to: (page) => (page > 1 ? `${pathname}?page=${page}` : pathname),
  };
}

/** The contract's last page. */
const MAX_PAGE = 100_000;
