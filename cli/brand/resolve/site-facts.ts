import type { Regulator } from '#schemas/generated/regulator.ts';
import type { SitePlayerCare } from '#schemas/generated/site.ts';
import { writingTag } from '#schemas/money/writing-tag.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { optionalCalls } from '../feature-calls.ts';
import type { KnownRegulator } from '../regulators/read-regulators.ts';
import type {
  BrandSettings,
  CarePart,
  CareParts,
  ResolvedFeature,
  ResolvedLanguages,
  ResolvedTheme,
  SiteFacts,
} from '../resolved-brand.ts';
import { completeNamespaces } from './complete-namespaces.ts';
import { currencyDigits } from './currency-digits.ts';
import { modulesOf } from './modules-of.ts';
import { oddsFormatOf } from './odds-format-of.ts';

/** Hours that an increase of a limit waits if the regulator does not say. */
const USUAL_HOURS = 24;
const USUAL_CHECK = { minutes: 60, longest: 60 };
/** Minimum minutes between reality checks under any regulator. */
const SHORTEST_CHECK = 15;

const CARE_PARTS: readonly CarePart[] = [
  'limits',
  'realityCheck',
  'sessionClock',
  'timeOut',
  'selfExclusion',
  'selfTest',
];

export interface ResolvedParts {
  readonly config: BrandSettings;
  readonly features: readonly ResolvedFeature[];
  readonly languages: ResolvedLanguages;
  readonly theme: ResolvedTheme;
}

/** The brand data of its pages, as far as it is known before a build. */
export function siteFacts({ config, features, languages, theme }: ResolvedParts, catalogue: Catalogue): SiteFacts {
  const { id, name, merchant, site, platform, flags, currency, categories, logIn, registration } = config;
  const digits = currencyDigits(currency, config.currencyDigits);
  return {
    id,
    name,
    merchant,
    domains: site.domains,
    basePath: site.basePath,
    platform: platformFacts(platform, features),
    flags: { ...flags },
    modules: [...new Set(features.flatMap(modulesOf))],
    legal: { ...config.legal, regulator: regulatorFacts(config.legal, catalogue) },
    currency,
    currencyDigits: digits,
    languages: {
      default: languages.default.code,
      complete: completeNamespaces(features),
      offered: languages.offered.map(({ code, tag, numbers, direction, name }) => {
        const written = writingTag({ tag, numbers }, currency, digits);
        return { code, tag, ...(written !== tag && { written }), direction, name };
      }),
    },
    theme: themeFacts(theme),
    categories,
    homeLead: config.homeLead.filter((category) => categories.includes(category)),
    homeRows: config.homeRows.filter((category) => categories.includes(category)),
    ...(config.content.fixtures && oddsFacts(config)),
    logIn,
    registration,
    auth: authFacts(config.auth),
    playerCare: careFacts(config.responsibleGaming, catalogue.regulators.get(config.legal.regulator)),
    agents: config.agents,
    otherSite: null,
    support: config.support,
    analytics: config.analytics,
    ...reportFacts(config.reports),
    resources: { ...config.resources },
  };
}

/** Nothing where odds are decimal, as on most sites. */
function oddsFacts(config: BrandSettings): Pick<SiteFacts, 'oddsFormat'> {
  const oddsFormat = oddsFormatOf(config);
  return oddsFormat === 'decimal' ? {} : { oddsFormat };
}

/** Brands cannot configure an emulator; a local server sets it. */
function authFacts(auth: BrandSettings['auth']): SiteFacts['auth'] {
  return { ...auth, firebase: auth.firebase && { ...auth.firebase, emulator: null } };
}

/** Adds no key for a brand without reports, so that its pages stay byte for byte the same. */
function reportFacts({ url, ...rest }: BrandSettings['reports']): Pick<SiteFacts, 'reports'> {
  return url === null ? {} : { reports: { url, ...rest } };
}

export function themeFacts({ name, scheme, layout, tokens }: ResolvedTheme): SiteFacts['theme'] {
  return { name, scheme, layout, themeColor: { light: tokens.light.chrome, dark: tokens.dark.chrome } };
}

function regulatorFacts(
  { regulator: regulatorId, licence }: BrandSettings['legal'],
  catalogue: Catalogue,
): SiteFacts['legal']['regulator'] {
  const regulator = catalogue.regulators.get(regulatorId)?.value;
  if (!regulator) return null;
  const { id, name, url, responsibleGaming = null } = regulator;
  return { id, name, url, licenceUrl: licenceAddress(regulator, licence), responsibleGaming };
}

const LICENCE_PLACE = '{{licence}}';

/** Null if the address needs a licence number that the brand does not have. */
function licenceAddress({ licenceUrl = null }: Regulator, licence: string | null): string | null {
  if (licence === null) return licenceUrl?.includes(LICENCE_PLACE) ? null : licenceUrl;
  return licenceUrl?.replaceAll(LICENCE_PLACE, encodeURIComponent(licence)) ?? null;
}

/** The brand's parts of player care with the regulator's rules on them; null without any part. */
function careFacts(parts: CareParts, regulator: KnownRegulator | undefined): SitePlayerCare | null {
  const on = CARE_PARTS.filter((part) => parts[part]);
  const [first, ...more] = on;
  if (!first) return null;
  const {
    increaseHours,
    waitsForPeriod = false,
    realityCheck,
    youngAdults,
    helpLines = [],
  } = regulator?.value.playerCare ?? {};
  return {
    parts: [first, ...more],
    increaseHours: increaseHours ?? USUAL_HOURS,
    waitsForPeriod,
    realityCheck: { ...(realityCheck ?? USUAL_CHECK), shortest: SHORTEST_CHECK },
    youngAdults: youngAdults ?? null,
    helpLines: helpLines.map(({ name, country, phone = null, url, languages }) => {
      return { name, country, phone, url, languages };
    }),
  };
}

/** What a site of the brand knows of its platform. Calls that a feature needs took the feature out of the build. */
function platformFacts(
  { calls, ...platform }: BrandSettings['platform'],
  features: readonly ResolvedFeature[],
): SiteFacts['platform'] {
  const lacking = optionalCalls(
    features.map(({ name }) => name),
    calls.lacking,
  );
  return { ...platform, ...(lacking.length > 0 && { lacking }) };
}
