import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';

/** What the history's state says where a vendor's own list stands over a page: the way back closes it. */
interface VendorListState {
  vendorList: string;
  keepScroll: true;
}

export function listOf(vassalage: string): VendorListState {
  return { vendorList: vassalage, ...KEEP_SCROLL };
}

/** Reads the history's state, which may be anybody's: code of the vendor whose list is open. */
export function readVendorList(state: unknown): string | undefined {
  const named = typeof state === 'object' && state !== null && 'vendorList' in state ? state.vendorList : undefined;
  return typeof named === 'string' ? named : undefined;
}
