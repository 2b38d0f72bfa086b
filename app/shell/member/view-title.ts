import { createContext, useContext, useLayoutEffect } from 'react';

const ViewTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Takes the title of the view that is shown in place of a page's usual content. */
export const ViewTitleProvider = ViewTitleContext.Provider;

/** Titles what is shown in place of a page's usual content. The title stands above it, with a link back to the page. */
export function useViewTitle(title: string): void {
  const setTitle = useContext(ViewTitleContext);
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [title, setTitle]);
}
