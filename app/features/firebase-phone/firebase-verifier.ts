import { initializeApp } from '@firebase/app';
import {
  type Auth,
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth';
import type { SiteBrand } from '#app/brand/brand.ts';
import type { CreatePhoneVerifier, PhoneProof } from '#app/shell/sms-code/phone-verifier.ts';
import { phoneAuthProblem } from './phone-auth-problem.ts';
import { allowRecaptchaScript } from './recaptcha-script.ts';

/** How Firebase proved the number; the platform reads it beside the token. */
const CHANNEL = 'phone';

/** Firebase sends the code and checks it; the platform gets Firebase's token in its place. */
export const createFirebaseVerifier: CreatePhoneVerifier = ({ brand, language }) => {
  const auth = open(brand);
  let confirmation: ConfirmationResult | undefined;
  // A code is good once, but a form that the platform refused for another reason is sent again.
  let proven: { code: string; proof: PhoneProof } | undefined;

  return {
    async send({ countryDialingCode, mobileNum }) {
      auth.languageCode = language;
      const robots = new RecaptchaVerifier(auth, hiddenPlace(), { size: 'invisible' });
      proven = undefined;
      try {
        confirmation = await signInWithPhoneNumber(auth, `${countryDialingCode}${mobileNum}`, robots);
      } catch (problem) {
        throw phoneAuthProblem(problem);
      } finally {
        robots.clear();
      }
      return undefined;
    },
    async prove(code) {
      if (proven?.code === code) return proven.proof;
      if (!confirmation) throw phoneAuthProblem({ code: 'auth/missing-verification-id' });
      try {
        const { user } = await confirmation.confirm(code);
        proven = { code, proof: { firebaseChannel: CHANNEL, firebaseIdToken: await user.getIdToken() } };
        return proven.proof;
      } catch (problem) {
        throw phoneAuthProblem(problem);
      }
    },
  };
};

/** Nothing of it is kept: the platform's session is the only one. */
function open({ auth: { firebase } }: SiteBrand): Auth {
  if (!firebase) throw new Error('The brand has no auth.firebase.');
  const { apiKey, authDomain, projectId, emulator } = firebase;
  allowRecaptchaScript();
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, crypto.randomUUID()), {
    persistence: inMemoryPersistence,
  });
  if (emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  return auth;
}

/** Where the check against robots stands; it shows itself only when it doubts. */
function hiddenPlace(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}
