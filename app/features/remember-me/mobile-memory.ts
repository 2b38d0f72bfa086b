import type { Mobile } from '#app/shell/slots/phone-verifier.ts';
import type { Memory } from '#app/shell/slots/slots.ts';
import { dayCookie } from './cookie.ts';

/** A dialling code and a number as the payload has them. Validated because anyone can write a cookie. */
const MOBILE = /^(?<countryDialingCode>\+[0-9-]{1,8}) (?<mobileNum>[0-9]{4,15})$/;

/** Stores the mobile number of the last log-in by SMS for a day, but never its code. */
export function mobileMemory(path: string): Memory<Mobile> {
  const cookie = dayCookie('lastMobile', path);
  return {
    forget: async () => cookie.clear(),
    recall: async () => {
      const { groups } = MOBILE.exec(cookie.read()) ?? {};
      return groups ? { ...groups } : null;
    },
    keep: async ({ countryDialingCode, mobileNum }) => cookie.write(`${countryDialingCode} ${mobileNum}`),
  };
}
