// What knows which router the site uses: this module, and that of its links.

export {
  BrowserRouter,
  createPath,
  Navigate,
  type Navigator,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps, NavLink } from './link.tsx';
