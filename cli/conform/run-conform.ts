import type { KnownAccounts } from './accounts/read-accounts.ts';
import { connect } from './client/connect.ts';
import { openRecord } from './client/record.ts';
import { createSecrets } from './client/secrets.ts';
import { conformTo } from './conform-to.ts';
import { readContract } from './contract/contract.ts';
import type { Danger } from './contract/operation.ts';
import { chooseCalls } from './plan/choose-calls.ts';
import { failsBy, type Report, reportOf } from './report/report.ts';
import type { Severity } from './rules/rule.ts';
import { RULES } from './rules/rules.ts';

/** What a run takes from a brand. */
export interface BrandFacts {
  readonly features: readonly string[];
  readonly domains: readonly string[];
  /** Origins of its site, if that calls the platform on an origin of its own. */
  readonly origins: readonly string[];
}

export interface ConformRun {
  /** Root of the package. */
  readonly root: string;
  readonly url: URL;
  readonly brand?: BrandFacts;
  readonly only: readonly string[];
  readonly accounts: KnownAccounts;
  readonly danger: Danger;
  readonly failOn: Severity | 'never';
  /** File for the traffic; undefined to keep no record. */
  readonly record: string | undefined;
}

/** Tries a platform, and says whether it fails by the severity that was asked for. */
export async function runConform({
  root,
  url,
  brand,
  only,
  failOn,
  ...run
}: ConformRun): Promise<{ report: Report; isKept: boolean }> {
  const { accounts, danger, record } = run;
  const contract = readContract(root);
  const choice = chooseCalls(contract, { features: brand?.features, only });
  const secrets = createSecrets();
  const kept = openRecord(record, secrets);
  const conformity = await conformTo({
    ...{ url, connection: connect(url), contract, choice, accounts, secrets, danger, rules: RULES },
    domains: brand?.domains ?? [],
    origins: brand?.origins ?? [],
    hear: kept.write,
  });
  const report = reportOf({
    ...{ conformity, rules: RULES, contract, url, danger, needed: choice.needed },
    operations: choice.operations.length,
    secrets,
  });
  return { report, isKept: !failsBy(report, failOn) };
}
