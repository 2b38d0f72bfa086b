// The one module that knows which router the site uses.
export {
  BrowserRouter,
  Link,
  type LinkProps,
  matchPath,
  Navigate,
  NavLink,
  StaticRouter,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
