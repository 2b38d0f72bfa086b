import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { walet } from './problem.fixture.ts';
import { type SarifFacts, sarifLog } from './sarif-log.ts';

const schemaFile = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
// Draft 4 has two keywords of its own that Ajv does not know. The others mean the same in later drafts.
const { $schema: _draft, id: _id, ...schema } = JSON.parse(readFileSync(schemaFile, 'utf8'));
const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

const nothing: SarifFacts = { version: '1.2.3', exitCode: 0, problems: [], warnings: [], root: '/clone' };

function logOf(facts: Partial<SarifFacts>) {
  const log = JSON.parse(JSON.stringify(sarifLog({ ...nothing, ...facts })));
  isSarif(log);
  expect(isSarif.errors ?? []).toEqual([]);
  return log.runs[0];
}

describe('a SARIF log', () => {
  it('has a result for each problem and each warning, at its place in the repository', () => {
    const doubt = { ...walet, rule: 'contrast', path: '', message: 'Pale.', expected: null, received: null };
    const { results, tool, invocations } = logOf({ exitCode: 1, problems: [walet], warnings: [doubt] });
    expect(tool.driver).toEqual({ name: 'brandgen', version: '1.2.3', rules: [{ id: 'choice' }, { id: 'contrast' }] });
    expect(invocations).toEqual([{ executionSuccessful: true, exitCode: 1 }]);
    const region = { startLine: 14, startColumn: 5 };
    const artifactLocation = { uri: 'operator/brands/acme/brand.json', uriBaseId: '%SRCROOT%' };
    const locations = [{ physicalLocation: { artifactLocation, region } }];
    const text = 'features.walet: This feature does not exist.\nExpected: one of: agent, lottery\nReceived: "100%"';
    expect(results).toEqual([
      { ruleId: 'choice', ruleIndex: 0, level: 'error', message: { text }, locations },
      { ruleId: 'contrast', ruleIndex: 1, level: 'warning', message: { text: 'Pale.' }, locations },
    ]);
  });

  it('writes names of files as addresses', () => {
    const [inside, outside] = ['/clone/a b/ü%.json', '/else where/x.json'].map((file) => {
      const { results } = logOf({ problems: [{ ...walet, file }] });
      return results[0].locations[0].physicalLocation.artifactLocation;
    });
    expect(inside).toEqual({ uri: 'a%20b/%C3%BC%25.json', uriBaseId: '%SRCROOT%' });
    expect(outside).toEqual({ uri: 'file:///else%20where/x.json' });
  });

  it('says why there are no results', () => {
    expect(logOf({ exitCode: 2, failure: 'There is no brand "x".' })).toMatchObject({
      results: [],
      invocations: [
        {
          executionSuccessful: false,
          exitCode: 2,
          toolExecutionNotifications: [{ level: 'error', message: { text: 'There is no brand "x".' } }],
        },
      ],
    });
  });
});
