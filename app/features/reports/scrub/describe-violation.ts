import type { ViolationReport } from '#schemas/generated/reports.ts';
import type { Violation } from '../hear/troubles.ts';
import { placeInScript } from './place-in-script.ts';

type Described = Pick<ViolationReport, 'directive' | 'blocked' | 'at'>;

/** Values that browsers give instead of an address. */
const NO_ADDRESS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
]);

/** Schemes without a host, such as those of browser extensions. */
const SCHEME = /^(data|blob|about|filesystem|(chrome|moz|safari|safari-web|ms-browser)-extension)(:|$)/;

/** Describes a policy violation for a report. */
export function describeViolation(violation: Violation, scripts: string): Described {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  const at = placeInScript(sourceFile ?? '', lineNumber, columnNumber, scripts);
  return {
    directive: DIRECTIVES.has(effectiveDirective) ? effectiveDirective : 'other',
    blocked: NO_ADDRESS.has(blockedURI) ? blockedURI : (SCHEME.exec(blockedURI)?.[1] ?? hostOf(blockedURI)),
    ...(at !== undefined && { at }),
  };
}

const DIRECTIVES: ReadonlySet<string> = new Set(
  `base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src object-src
  require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem trusted-types
  worker-src`.split(/\s+/),
);

/** Last two labels of a host. They are registered publicly, so they say nothing about the visit; earlier ones might. */
function hostOf(address: string): string {
  const { hostname } = URL.canParse(address) ? new URL(address) : { hostname: '' };
  return /[a-z0-9-]{1,40}\.[a-z][a-z-]{1,20}$/.exec(hostname)?.[0] ?? 'other';
}
