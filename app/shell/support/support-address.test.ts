import { expect, it } from 'vitest';
import { supportAddress } from './support-address.ts';

it.each([
  [['https://help.example/'], 'https://help.example/'],
  [['', null, 'mailto:care@site.example'], 'mailto:care@site.example'],
  [['javascript:alert(1)', 'tel:+15550100'], 'tel:+15550100'],
  [['data:text/html,x', 'nonsense'], undefined],
])('of %j picks %s', (addresses, address) => expect(supportAddress(...addresses)).toBe(address));
