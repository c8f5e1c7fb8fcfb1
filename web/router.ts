/** The one door to the router library: everything else in web/ imports routing from here. */
export {
  BrowserRouter,
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export type { LinkProps, Location } from 'react-router-dom'
