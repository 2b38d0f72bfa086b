import { useState } from 'react';
import { deviceStorage } from '#app/storage/storage.ts';

const KEY = 'office-shortcuts';
const OFF = 'off';

/** Whether single keys are shortcuts on this device. */
export function useShortcutsSwitch() {
  const [isOn, setIsOn] = useState(() => deviceStorage.getItem(KEY) !== OFF);
  const turn = (on: boolean) => {
    if (on) deviceStorage.removeItem(KEY);
    else deviceStorage.setItem(KEY, OFF);
    setIsOn(on);
  };
  return { isOn, turn };
}
