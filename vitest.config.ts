import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const report = process.env['TEST_REPORT'];

/** Files that put a double in the place of a module: whoever shares their modules would be given it, or they the module. */
const WITH_DOUBLES = [
  'app/features/agent/login/agent-login.test.tsx',
  'app/features/change-password/change-form.test.tsx',
  'app/features/firebase-phone/firebase-phone.test.ts',
  'app/features/forgot-mobile/mobile-form.test.tsx',
  'app/features/kyc/sending.test.tsx',
  'app/features/login-sms/sms-form.test.tsx',
  'app/features/login-username/username-form.test.tsx',
  'app/features/registration/register-sheet.test.tsx',
  'app/features/registration/register-ways.test.tsx',
];

const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    maxWorkers: 2,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The files of a worker share their modules: nothing here keeps state in a module, and starting anew takes a third
          // of the time.
          isolate: false,
          include: ['{app,cli,sandbox,themes,schemas,scripts,tests/matrix}/**/*.test.{ts,tsx}'],
          exclude: WITH_DOUBLES,
          ...patience,
        },
      },
      { extends: true, test: { name: 'unit-alone', include: WITH_DOUBLES, ...patience } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/{cli,brands,docs}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
