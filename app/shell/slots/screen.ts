import type { ComponentType } from 'react';

/** A component that is loaded on demand, together with the words of its feature. */
export interface Screen<Props = object> {
  readonly namespace: string;
  readonly load: () => Promise<ComponentType<Props>>;
}
