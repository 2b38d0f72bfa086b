import { paths } from '#app/shell/router/paths.ts';

/** Search parameter with the id of a promotion. */
export const ID = 'id';
/** Search parameter with a category. */
export const CATEGORY = 'category';

/** Address of a promotion shown over the list. */
export function promotionAddress(id: number, search = new URLSearchParams()): string {
  const all = new URLSearchParams(search);
  all.set(ID, String(id));
  return `${paths.promotions}?${all}`;
}

/** Address of a category's promotions, or of all promotions. */
export function categoryAddress(category: string | undefined): string {
  return category ? `${paths.promotions}?${CATEGORY}=${category}` : paths.promotions;
}
