import { useState } from 'react';
import { useEntryText } from '#app/language/translation.tsx';
import { categoryPath, type GameCategory, gameCategories } from '#app/platform/games/game-category.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** Names of the categories that have a page; the same object while the part is shown. */
export function useCategoryNames(): ReadonlyMap<GameCategory, string> {
  const entryText = useEntryText();
  const routes = useSlot('routes');
  const [names] = useState(() => {
    const named = gameCategories.flatMap((category) => {
      const route = routes.find(({ path }) => isSamePath(path, categoryPath(category)));
      return route ? [[category, entryText(route.namespace, route.title)] as const] : [];
    });
    return new Map(named);
  });
  return names;
}
