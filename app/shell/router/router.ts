// Only this module and those of links know which router the site uses.

export {
  BrowserRouter,
  createPath,
  Navigate,
  type NavigateOptions,
  type Navigator,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps, NavLink } from './link.tsx';
