/** The only module that imports the router library (with link.tsx); the rest of web/ imports routing from here. */
export {
  BrowserRouter,
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
export type { Location } from 'react-router-dom'
export { Link, type LinkProps } from './link.tsx'
