import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '#app/session/session-context.tsx';
import { useFavorites } from '../use-favorites.ts';
import { RealAccountPage } from './real-account-page.tsx';
import { SavedList } from './saved-list.tsx';
import { usePageNumber } from './use-page-number.ts';

/** The member's favourites, the latest first. */
export function FavoritePage() {
  const { status } = useSession();
  return status === 'trial' ? <RealAccountPage kind="favorite" icon="heart" /> : <Favorites />;
}

function Favorites() {
  const address = usePageNumber();
  const favorites = useFavorites();
  const query = useQuery({ ...favorites.page(address.page), placeholderData: keepPreviousData });
  return <SavedList kind="favorite" icon="heart" query={query} address={address} />;
}
