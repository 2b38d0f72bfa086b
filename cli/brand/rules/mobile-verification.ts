import { defineRule } from './rule.ts';

export const mobileVerification = defineRule(['flags'], ({ config, layers }) => {
  if (!config.flags.REGMOBVERF3 || config.flags.MOBILENUMREG3) return [];
  const finding = {
    rule: 'mobile-verification',
    message: 'REGMOBVERF3 verifies mobile numbers, but registration by mobile number is switched off.',
    expected: '"MOBILENUMREG3": true',
    received: '"MOBILENUMREG3": false',
    fix: 'Switch on MOBILENUMREG3, or switch off REGMOBVERF3.',
  };
  return [layers.problem(['flags', 'REGMOBVERF3'], finding)];
});
