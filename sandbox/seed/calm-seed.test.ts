import { expect, test } from 'vitest';
import { careFacts } from '../care/markers/care-facts.ts';
import { judge } from '../care/markers/markers.ts';
import { members } from '../roster/member-tables.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { testSandbox } from '../testing/test-sandbox.ts';

test.each(['PHP', 'EUR'])(
  'no seeded past in %s calls for a step of player care, which would cover pages',
  async (currency) => {
    const { platform, close } = await testSandbox('of turn', { brand: { ...defaultBrand(), currency } });
    const found = await platform.db.select({ id: members.id, account: members.account }).from(members);
    const called: string[] = [];
    for (const { id, account } of found) {
      const { step, reasons } = judge(await careFacts(platform, id), platform.now());
      if (step !== null) called.push(`${account}: ${reasons.join(', ')}`);
    }
    await close();
    expect(found.length).toBeGreaterThan(20);
    expect(called).toEqual([]);
  },
);
