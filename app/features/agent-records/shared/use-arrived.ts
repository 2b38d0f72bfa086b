import { useState } from 'react';

/** Whether the row that is open was open when the page came up: its card may be far down. @param opened its id */
export function useArrived(opened: number | null): boolean {
  const [arrived, setArrived] = useState(opened);
  if (arrived !== null && arrived !== opened) setArrived(null);
  return opened !== null && arrived === opened;
}
