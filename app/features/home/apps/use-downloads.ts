import { useResource } from '#app/shell/status/use-resource.ts';

/** Resource types of apps, with the keys of their link texts. */
const DOWNLOADS = [
  { type: 'androidApp', label: 'app.android' },
  { type: 'mobileConfig', label: 'app.profile' },
] as const;

export function useDownloads(): { url: string; label: (typeof DOWNLOADS)[number]['label'] }[] {
  const resource = useResource();
  return DOWNLOADS.flatMap(({ type, label }) => {
    const url = resource(type)?.url;
    return url ? [{ url, label }] : [];
  });
}
