import { paths } from '#app/shell/router/paths.ts';

/** The search parameter that names a promotion. */
export const ID = 'id';
/** The search parameter that names a category. */
export const CATEGORY = 'category';

/** Address of a promotion over the list it was chosen from. */
export function promotionAddress(id: number, search = new URLSearchParams()): string {
  const all = new URLSearchParams(search);
  all.set(ID, String(id));
  return `${paths.promotions}?${all}`;
}

/** Address of the promotions of a category; of all without one. */
export function categoryAddress(category: string | undefined): string {
  return category ? `${paths.promotions}?${CATEGORY}=${category}` : paths.promotions;
}
