import { defineRule } from './rule.ts';

export const mobileVerification = defineRule(['flags'], ({ config, layers }) => {
  if (!config.flags.REGMOBVERF3 || config.flags.MOBILENUMREG3) return [];
  const finding = {
    rule: 'mobile-verification',
    message: 'REGMOBVERF3 verifies mobile numbers, but nobody registers with one.',
    expected: '"MOBILENUMREG3": true with it',
    received: '"MOBILENUMREG3": false',
    fix: 'Switch MOBILENUMREG3 on, or REGMOBVERF3 off.',
  };
  return [layers.problem(['flags', 'REGMOBVERF3'], finding)];
});
