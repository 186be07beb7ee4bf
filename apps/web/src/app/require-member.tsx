import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { fromState } from '../session/from-state'
import { mayEnter } from '../session/roles.rules'
import { useSession } from '../session/use-session'
import { CheckingLogin } from './checking-login'

/** Lets members through (AUTH-13): nobody → the login and back again, a role without account pages → home. */
export function RequireMember() {
  const { user } = useSession()
  const location = useLocation()
  if (user === undefined) return <CheckingLogin />
  if (user === null) return <Navigate to="/login" replace state={fromState(location)} />
  if (!mayEnter('member', user.role)) return <Navigate to="/" replace />
  return <Outlet />
}
