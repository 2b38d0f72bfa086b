import type { Work } from './stamp-licences.ts';

/** File name that tools recognise. https://cyclonedx.org/specification/overview/#recognized-file-patterns */
export const BILL_FILE = 'bom.cdx.json';

/**
 * Lists a site's packages for vulnerability scanners: CycloneDX 1.6 as JSON. Has no time and no serial number, so that
 * equal sites have equal files. https://cyclonedx.org/docs/1.6/json/
 */
export function billOfMaterials(works: readonly Work[]): string {
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components: works.map(componentOf) };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** A typeface has no version and is not a package of the site. */
function componentOf({ name, version, licence }: Work) {
  const licenses = [{ expression: licence }];
  if (version === '') return { type: 'file', 'bom-ref': `typeface:${name}`, name, licenses };
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { type: 'library', 'bom-ref': purl, name, version, licenses, purl };
}
