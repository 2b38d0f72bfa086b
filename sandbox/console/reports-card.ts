import { type Html, html } from '../html.ts';
import type { ReportedBuild, ReportGroup } from '../process/report-book.ts';
import { percentile } from '../reports/percentile.ts';

const HEADINGS = { error: 'Errors', violation: 'Policy violations', refusal: 'Refused calls' } as const;

/** Share of the visits whose vitals are at least as good as the value shown. */
const SHARE = 0.75;

/** Reports of sites, by brand and build. */
export function reportsCard(builds: readonly ReportedBuild[]): Html {
  return html`<section class="wide">
<h2>How the sites are doing</h2>
${builds.length > 0 ? builds.map(buildPart) : html`<p class="empty">No site has sent reports.</p>`}
</section>`;
}

function buildPart(report: ReportedBuild): Html {
  const { brand, build, visits, failed, groups, vitals } = report;
  const kinds = ['error', 'violation', 'refusal'] as const;
  const parts = kinds.filter((kind) => groups[kind].size > 0).map((kind) => groupsPart(HEADINGS[kind], groups[kind]));
  return html`<article aria-label="${brand} ${build}">
<h3>${brand} · <code>${build}</code></h3>
<p>Visits: ${visits}, with an error: ${failed}</p>
${vitals.size > 0 ? html`<p>At the 75th percentile: ${[...vitals].map(vitalPart)}</p>` : ''}
${parts}
</article>`;
}

function vitalPart([name, values]: [string, number[]]): Html {
  return html`<span class="vital">${name} ${percentile(values, SHARE) ?? ''}${name === 'CLS' ? '' : ' ms'}</span> `;
}

function groupsPart(heading: string, groups: ReadonlyMap<string, ReportGroup>): Html {
  const rows = [...groups.values()].toSorted((a, b) => b.count - a.count);
  return html`<table><thead><tr><th>${heading}</th><th>Feature</th><th>Times</th></tr></thead><tbody>${rows.map(
    ({ text, feature, count }) => html`<tr><td>${text}</td><td>${feature}</td><td>${count}</td></tr>`,
  )}</tbody></table>`;
}
