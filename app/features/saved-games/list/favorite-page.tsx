import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFavorites } from '../use-favorites.ts';
import { SavedList } from './saved-list.tsx';
import { usePageNumber } from './use-page-number.ts';

/** The member's favourites, the latest first. */
export function FavoritePage() {
  const address = usePageNumber();
  const favorites = useFavorites();
  const query = useQuery({ ...favorites.page(address.page), placeholderData: keepPreviousData });
  return <SavedList kind="favorite" icon="heart" query={query} address={address} />;
}
