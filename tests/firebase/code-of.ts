interface SentCode {
  phoneNumber: string;
  code: string;
}

/** The last code that the auth emulator sent to a number. @throws if none was sent */
export async function codeOf(phoneNumber: string): Promise<string> {
  const answer = await fetch(`http://${emulatorHost()}/emulator/v1/projects/demo-phone/verificationCodes`);
  const { verificationCodes }: { verificationCodes: SentCode[] } = await answer.json();
  const last = verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber);
  if (!last) throw new Error(`The emulator has sent nothing to ${phoneNumber}.`);
  return last.code;
}

function emulatorHost(): string {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host) throw new Error('These tests need Firebase’s auth emulator: npm run test:firebase starts it.');
  return host;
}
