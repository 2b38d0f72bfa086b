import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import type { Screen } from '#app/shell/slots/screen.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { readVendorList } from '../vendor-list-state.ts';
import type { VendorListProps } from './vendor-list.tsx';

const vendorList: Screen<VendorListProps> = {
  namespace: 'games',
  load: () => import('./vendor-list.tsx').then((file) => file.VendorList),
};

/** A vendor's list over a page of games, while the history state asks for it. */
export function VendorListPlace({ vendors }: { vendors: readonly VendorCard[] | undefined }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const open = readVendorList(state);
  const vendor = vendors?.find(({ vassalage }) => vassalage === open);
  if (!vendor) return null;
  const close = () => navigate(`${pathname}${search}`, { replace: true, state: KEEP_SCROLL });
  return <QuietScreen key={vendor.vassalage} screen={vendorList} props={{ vendor, close }} />;
}
