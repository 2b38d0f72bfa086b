import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { PLATFORM_DOMAINS, type PlatformDomain } from '#schemas/generated/platform-domains.ts';

/** Reads `--mock`: domains of the contract after commas, each in the plural or the singular. @throws UsageError */
export function parseMock(asked: string): PlatformDomain[] {
  const names = asked.split(',').map((name) => name.trim());
  const domains = names.map((name) => ({ name, domain: domainOf(name) }));
  const unknown = domains.flatMap(({ name, domain }) => (domain === undefined ? [name] : []));
  if (unknown.length > 0) throw unknownDomains(unknown);
  return PLATFORM_DOMAINS.filter((known) => domains.some(({ domain }) => domain === known));
}

function domainOf(name: string): PlatformDomain | undefined {
  return PLATFORM_DOMAINS.find((domain) => domain === name || domain === `${name}s`);
}

function unknownDomains(names: readonly string[]): UsageError {
  const [first = ''] = names;
  const list = names.map((name) => `"${name}"`).join(' and ');
  const fix = suggest(first, PLATFORM_DOMAINS, `It takes some of: ${PLATFORM_DOMAINS.join(', ')}.`);
  return new UsageError(
    `\`--mock\` needs domains of the contract after commas, such as wallets,lottery, but got ${list}. ${fix}`,
  );
}
