import path from 'node:path';
import { loadBrand } from '#cli/brand/load-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { NO_ACCOUNTS, readAccounts } from '#cli/conform/accounts/read-accounts.ts';
import type { BrandFacts } from '#cli/conform/run-conform.ts';
import { assertOptionalPackages } from '#cli/package/optional-packages.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

export interface ConformRequest extends ActionContext {
  /** Address of the platform, as written. */
  readonly url: string;
  readonly brand?: string;
  /** Value of `--only`, as written. */
  readonly only?: string;
  /** Path of the accounts file, as written. */
  readonly accounts?: string;
  readonly danger: 'reads' | 'writes' | 'money';
  readonly failOn: 'error' | 'warning' | 'never';
  /** Paths of the reports, as written. */
  readonly report?: readonly string[];
  /** Path of the record, as written. */
  readonly record?: string;
}

/** Packages that checking answers and listening to live events need. */
const NEEDED = ['ajv', 'ws'];

/** Walks the contract against a running platform. */
export async function conform(request: ConformRequest): Promise<Outcome> {
  const { cwd, danger, failOn, terminal } = request;
  const root = packageRoot();
  assertOptionalPackages(root, NEEDED);
  const url = parseUrl(request.url);
  const { accounts, problems } = accountsOf(request);
  const brand = brandOf(request);
  if (brand?.problems || !accounts)
    return { exitCode: 1, text: '', json: {}, problems: [...problems, ...(brand?.problems ?? [])] };
  const { runConform } = await import('#cli/conform/run-conform.ts');
  const { requireForms, writeReports } = await import('#cli/conform/report/write-reports.ts');
  const files = (request.report ?? []).map((file) => path.resolve(cwd, file));
  requireForms(files);
  const only = (request.only ?? '').split(',').flatMap((name) => name.trim() || []);
  const record = request.record === undefined ? undefined : path.resolve(cwd, request.record);
  const { report, isKept } = await runConform({
    root,
    url,
    only,
    accounts,
    danger,
    failOn,
    record,
    ...(brand && { brand: brand.facts }),
  });
  const { text, written } = writeReports(report, files, terminal.style);
  return { exitCode: isKept ? 0 : 1, text: [text, ...written].join('\n'), json: { ...report } };
}

/** @throws UsageError */
function parseUrl(written: string): URL {
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '') return url;
  throw new UsageError(`${written} is not the address of a platform. Give one such as https://platform.example.`);
}

function accountsOf({ cwd, accounts }: ConformRequest) {
  if (accounts === undefined) return { accounts: NO_ACCOUNTS, problems: [] };
  return readAccounts(path.resolve(cwd, accounts), process.env);
}

interface BrandOfRun {
  readonly facts: BrandFacts;
  readonly problems?: readonly Problem[];
}

function brandOf({ cwd, workspace, brand }: ConformRequest): BrandOfRun | undefined {
  if (brand === undefined) return undefined;
  const loaded = loadBrand(openWorkspace(cwd, workspace), brand);
  if (loaded.brand === null) return { facts: { features: [], domains: [], origins: [] }, problems: loaded.problems };
  const { features, domains, config } = loaded.brand;
  const origins = config.platform.url ? domains.map((domain) => `https://${domain}`) : [];
  return { facts: { features: features.map(({ name }) => name), domains, origins } };
}
