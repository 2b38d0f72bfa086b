import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';

/** History state while a vendor's list is open over a page, so that Back closes it. */
interface VendorListState {
  vendorList: string;
  keepScroll: true;
}

export function listOf(vassalage: string): VendorListState {
  return { vendorList: vassalage, ...KEEP_SCROLL };
}

/** Reads the history state, which may hold anything: code of the vendor whose list is open. */
export function readVendorList(state: unknown): string | undefined {
  const named = typeof state === 'object' && state !== null && 'vendorList' in state ? state.vendorList : undefined;
  return typeof named === 'string' ? named : undefined;
}
