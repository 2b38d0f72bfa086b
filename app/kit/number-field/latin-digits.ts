/** The zeros of the writing systems that people type numbers in; the other nine digits follow each. */
const ZEROS = '٠۰०০๐໐၀០０';

/** Turns the digits of other writing systems into 0–9. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const distance = [...ZEROS]
      .map((zero) => digit.charCodeAt(0) - zero.charCodeAt(0))
      .find((far) => far >= 0 && far < 10);
    return distance === undefined ? digit : String(distance);
  });
}
