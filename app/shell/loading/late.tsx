import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';

/**
 * A part of the page that is loaded after the first paint, since the first paint has nothing to fill it with.
 * @param Before stands in its place until then, as tall as the part; and for good where the part cannot be had
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, Before: ComponentType<Props>) {
  const Part = lazy(() => load().then(asDefault, () => asDefault(Before)));
  return function Late(props: Props) {
    const [wanted, setWanted] = useState(false);
    useEffect(() => startTransition(() => setWanted(true)), []);
    const before = <Before {...props} />;
    if (!wanted) return before;
    return (
      <Suspense fallback={before}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const asDefault = <Props,>(component: ComponentType<Props>) => ({ default: component });
