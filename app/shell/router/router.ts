// Only this module, `link.tsx` and `rewrite-links.tsx` know which router the site uses.

export {
  BrowserRouter,
  createPath,
  Navigate,
  type Navigator,
  Router,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps, NavLink } from './link.tsx';
