import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JPEG, PNG } from '../member/pictures.fixture.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const info = {
  idType: 1,
  payeename: 'Ana Cruz',
  birthday: '14-02-1990',
  address: '12 Mabini Street',
  permanentAddress: '12 Mabini Street',
  placeOfBirth: 'Cebu',
  nationality: 'PH',
  sourceOfIncome: 1,
  occupation: 6,
  employerName: 'Harbour Works',
};
const images = { idCardFront: JPEG, idCardBack: PNG, idCardSelfie: JPEG };

describe('identity verification', () => {
  let sandbox: TestSandbox;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => Date.UTC(2026, 4, 20, 9) });
    token = await sandbox.login('player1');
    await review('N');
  });
  afterAll(() => sandbox.close());

  const review = (status: string, account = 'player1') =>
    sandbox.call('PUT', '/sandbox/control/verification', { json: { account, status } });
  const give = (changes: object) => sandbox.call('POST', '/wps/member/info', { token, json: { ...info, ...changes } });
  const upload = (data: object) =>
    sandbox.call('POST', '/wps/relay/MCSFE_uploadIdImg', { token, json: { module: 'UPLOADID3', data } });
  const state = async () => {
    const { body } = await sandbox.call('GET', '/wps/v2/member/securityConfig', { token });
    return body.value;
  };

  // @proves 4.36
  test('takes personal information, then pictures, then awaits review', async () => {
    expect(await state()).toMatchObject({
      info: {
        idVerification: { enabled: true, isComplete: false, status: 'N', incomeSources: [1, 2, 3, 4, 5] },
      },
    });
    expect((await upload(images)).status).toBe(409);
    expect((await give({})).status).toBe(200);
    expect((await upload(images)).status).toBe(200);
    expect(await state()).toMatchObject({ info: { idVerification: { isComplete: false, status: 'P' } } });
    expect((await give({})).status).toBe(409);
    await review('A');
    expect(await state()).toMatchObject({ info: { idVerification: { isComplete: true, status: 'A' } } });
  });

  // @proves 5.20
  test('refuses minors, naming the field', async () => {
    await review('N');
    expect(await give({ birthday: '21-05-2008' })).toMatchObject({
      status: 422,
      body: { value: { fields: [{ name: 'birthday', rule: 'age' }] } },
    });
  });

  test.each([[{ idType: 12 }], [{ occupation: 2 }], [{ nationality: 'Philippines' }], [{ address: ' ' }]])(
    'refuses %j, which breaks the contract',
    async (changes) => expect((await give(changes)).status).toBe(400),
  );

  // @proves 5.21, 9.32
  test('recognises pictures by their bytes and refuses more than 5,242,880 of them', async () => {
    await review('N');
    await give({});
    const script = picture('png', [...Buffer.from('<script>')]);
    const large = `data:image/jpeg;base64,${Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_242_878)]).toString('base64')}`;
    const answer = await upload({ idCardFront: script, idCardBack: large, idCardSelfie: JPEG });
    expect(answer.body.value).toEqual({
      fields: [
        { name: 'idCardFront', rule: 'pattern' },
        { name: 'idCardBack', rule: 'length' },
      ],
    });
  });

  test('refuses to review an unknown account', async () => {
    expect((await review('A', 'nobody')).status).toBe(404);
  });
});

function picture(kind: string, bytes: number[]): string {
  return `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`;
}
