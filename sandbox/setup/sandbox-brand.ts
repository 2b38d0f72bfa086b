import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FEATURE_MODULES, WHITE_LABEL_FLAGS } from '#schemas/generated/modules.ts';
import type { SiteBrand, SitePlayerCare } from '#schemas/generated/site.ts';
import { propertiesOf } from '../json-object.ts';
import { packageRoot } from '../package-root.ts';
import { SetupError } from './setup-error.ts';

/** The parts of a brand that the platform needs. */
export type SandboxBrand = Pick<
  SiteBrand,
  | 'id'
  | 'name'
  | 'merchant'
  | 'domains'
  | 'registration'
  | 'currency'
  | 'currencyDigits'
  | 'modules'
  | 'flags'
  | 'legal'
  | 'languages'
  | 'categories'
  | 'agents'
  | 'support'
  | 'resources'
  | 'auth'
  | 'logIn'
  | 'basePath'
> & {
  platform: Pick<SiteBrand['platform'], 'imageCdns' | 'launchCdns'>;
  analytics: SiteBrand['analytics'];
  /** Player-care rules of the regulator and the brand; null if all parts are off, the usual rules if left out. */
  playerCare?: Pick<
    SitePlayerCare,
    'parts' | 'increaseHours' | 'waitsForPeriod' | 'realityCheck' | 'youngAdults'
  > | null;
};

/** A brand with every feature, for a sandbox that is started without `--brand`. */
export function defaultBrand(): SandboxBrand {
  const english = { code: 'EN', tag: 'en', direction: 'ltr' as const, name: 'English', words: '' };
  return {
    id: 'sandbox',
    name: 'Sandbox',
    merchant: 'sandbox',
    domains: ['sandbox.example'],
    currency: 'USD',
    currencyDigits: { minor: 2, shown: 2 },
    modules: Object.keys(FEATURE_MODULES),
    flags: Object.fromEntries(WHITE_LABEL_FLAGS.map((flag) => [flag, true])),
    legal: { minimumAge: 18, regulator: null, licence: null, disclaimer: false },
    languages: { default: 'EN', offered: [english] },
    categories: ['elott', 'lott', 'live', 'sports', 'fish', 'rng', 'pvp', 'esports'],
    agents: true,
    logIn: ['username', 'sms', 'google', 'facebook'],
    auth: {
      securityQuestions: true,
      passkeys: true,
      remember: 'off',
      firebase: null,
      botCheck: null,
      google: { clientId: 'sandbox.google' },
      facebook: { clientId: 'sandbox.facebook' },
    },
    basePath: '/',
    registration: { closed: false, preferred: 'username' },
    support: { email: 'support@sandbox.example', phone: null, url: null },
    platform: { imageCdns: [], launchCdns: [] },
    analytics: { gtagId: null },
    resources: {},
  };
}

/** Reads the file of `--brand`, a SiteBrand as the generator writes it. */
export async function readBrand(file: string): Promise<SandboxBrand> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new SetupError(
      `The brand file ${file} cannot be read: ${String(cause)}.`,
      'Name an existing file with --brand.',
    );
  });
  const brand = parse(file, text);
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ strict: false });
  for (const schema of await siteSchemas()) ajv.addSchema(schema);
  if (ajv.validate<SiteBrand>('site.schema.json', brand)) return brand;
  throw new SetupError(
    `The brand file ${file} is not a site's brand: ${ajv.errorsText(ajv.errors, { dataVar: 'brand' })}.`,
    'Give the file that the generator writes for a site (see schemas/site.schema.json), not brand.json.',
  );
}

/** The schema of a site's brand and the schemas that it refers to. */
async function siteSchemas(): Promise<object[]> {
  const folder = join(packageRoot(), 'schemas');
  const parts = (await readdir(join(folder, 'parts'))).map((name) => join('parts', name));
  const files = ['site.schema.json', ...parts].filter((name) => name.endsWith('.schema.json'));
  return Promise.all(files.map(async (name) => propertiesOf(JSON.parse(await readFile(join(folder, name), 'utf8')))));
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SetupError(`The brand file ${file} is not JSON: ${String(cause)}.`, 'Write it again with the generator.');
  }
}
