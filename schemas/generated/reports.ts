// Generated from schemas/reports.schema.json by scripts/generate/schema-types.ts.

export type Report = VisitReport | ErrorReport | VitalReport | ViolationReport | RefusalReport;
/**
 * Name of the feature whose page was open; `shell` where no feature has the address.
 */
export type Feature = string;
/**
 * Path of that page as the site declares it, with the id of a page of the member centre or the back office; empty where no page has the address.
 */
export type Page = string;
/**
 * Script of the site, line and column.
 */
export type At = string;

/**
 * What a page sends to the address of `reports.url`: several reports at a time. docs/reports.md explains it.
 */
export interface SentReports {
  /**
   * Version of this form.
   */
  format: 1;
  /**
   * Id of the site: the brand's, or `<brand>-agents` for a back office with a host of its own.
   */
  brand: string;
  /**
   * Name of the site's build, as in the manifest of a release.
   */
  build: string;
  /**
   * @minItems 1
   * @maxItems 50
   */
  reports: Report[];
}
/**
 * Once for each visit, which is a page of the site from its loading until it is left or loaded again.
 */
export interface VisitReport {
  kind: 'visit';
  feature: Feature;
  page: Page;
}
/**
 * An error that the site's scripts did not handle, or that took a part of the page away; the same one once for each visit.
 */
export interface ErrorReport {
  kind: 'error';
  feature: Feature;
  page: Page;
  /**
   * Kind of the error, such as TypeError.
   */
  name: string;
  /**
   * Known words of its message, with … for all others.
   */
  message: string;
  at?: At;
  /**
   * Set on the first error of a visit.
   */
  first?: true;
}
/**
 * One of the Core Web Vitals of the page that the visit began on, or a time on the way there.
 */
export interface VitalReport {
  kind: 'vital';
  feature: Feature;
  page: Page;
  name: 'LCP' | 'INP' | 'CLS' | 'TTFB' | 'FCP';
  /**
   * Milliseconds; CLS has no unit.
   */
  value: number;
}
/**
 * Something that the site's Content-Security-Policy has blocked; the same one once for each visit.
 */
export interface ViolationReport {
  kind: 'violation';
  feature: Feature;
  page: Page;
  /**
   * Directive of the policy.
   */
  directive: string;
  /**
   * The last two names of the blocked host, a scheme such as `data`, or `inline`, `eval` and `other`.
   */
  blocked: string;
  at?: At;
}
/**
 * A call that the platform has refused; the same one once for each visit.
 */
export interface RefusalReport {
  kind: 'refusal';
  feature: Feature;
  page: Page;
  /**
   * Id of the operation in the contract.
   */
  operation: string;
  /**
   * Status of the answer.
   */
  status: number;
  /**
   * Error code of the contract, or `unknown`.
   */
  code: string;
}
