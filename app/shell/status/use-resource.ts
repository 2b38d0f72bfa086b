import { useBrand } from '#app/brand/brand-context.tsx';
import { useSystemStatus } from './status-query.ts';

interface Resource {
  readonly url: string;
  /** English name, if the platform gives one. */
  readonly labelNameEn?: string;
}

/** Finds a link of the operator by its type: the platform's if it has a web address, otherwise the brand's. */
export function useResource(): (type: string) => Resource | undefined {
  const own = useBrand().resources;
  const listed = useSystemStatus().data?.resources;
  return (type) => {
    const sent = listed?.find(({ resourceType, url }) => resourceType === type && url.startsWith('https://'));
    return sent ?? (own[type] ? { url: own[type] } : undefined);
  };
}
