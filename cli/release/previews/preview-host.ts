import { UsageError } from '#cli/problems/usage-error.ts';

/** A label of a host name. Two hyphens in a row are reserved for internationalised names. */
const NAME = /^[a-z](?:[a-z0-9]|-(?=[a-z0-9])){0,29}$/;

/** @throws UsageError for a name that is not a valid first label of a host */
export function assertPreviewName(name: string): void {
  if (NAME.test(name)) return;
  throw new UsageError(
    `"${name}" cannot name a preview: use up to 30 small letters, digits and single hyphens, with a letter first, such as summer-games.`,
  );
}

/** Host of a site's preview. @param host first host of the site @throws UsageError if it is too long */
export function previewHost(name: string, host: string): string {
  const found = `${name}.${host}`;
  if (found.length <= 253) return found;
  throw new UsageError(`${found} is too long for a host. Give the preview a shorter name.`);
}
