// The one module that knows which router the site uses.
export {
  BrowserRouter,
  createPath,
  Link,
  type LinkProps,
  matchPath,
  Navigate,
  type Navigator,
  NavLink,
  Router,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
