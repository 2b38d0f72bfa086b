import { useEffect } from 'react';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';

/** Closes the game on this page: the sheet about the break would only cover it. */
export function useLeaveGame(isStopped: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLeft = isStopped && isSamePath(pathname, paths.seamless);
  useEffect(() => {
    if (isLeft) navigate(paths.index, { replace: true });
  }, [isLeft, navigate]);
}
