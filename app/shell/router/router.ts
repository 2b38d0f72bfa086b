// Everything that pages navigate by.

export { createPath } from './address.ts';
export { Link, type LinkProps, NavLink } from './link.tsx';
export {
  BrowserRouter,
  Navigate,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './site-router.tsx';
