import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react';

/**
 * A part of the page that is loaded after the first paint, which has no data for it anyway.
 * @param Before placeholder of the same height; stays if the part cannot be loaded
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, Before: ComponentType<Props>) {
  const Part = lazy(() => load().then(asDefault, () => asDefault(Before)));
  return function Late(props: Props) {
    const [isDue, setDue] = useState(false);
    useEffect(() => startTransition(() => setDue(true)), []);
    const before = <Before {...props} />;
    if (!isDue) return before;
    return (
      <Suspense fallback={before}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const asDefault = <Props,>(component: ComponentType<Props>) => ({ default: component });
