import type { createBrowserRouter, RouteObject } from 'react-router-dom'
import { RequireAdmin } from './require-admin'
import { RequireMember } from './require-member'

type Router = ReturnType<typeof createBrowserRouter>

const handle = { isGuarded: true } as const

/** Pages for anybody with an account, an administrator too. */
export const membersOnly = (children: RouteObject[]): RouteObject => ({
  element: <RequireMember />,
  handle,
  children,
})

/** Pages of the back office. */
export const adminsOnly = (children: RouteObject[]): RouteObject => ({
  element: <RequireAdmin />,
  handle,
  children,
})

/** Whether a matched route stands behind a guard. */
export const isGuarded = (match: { readonly handle?: unknown }): boolean => match.handle === handle

/** Leads to the login, except from a guarded page: its guard does that, and remembers the page for the way back. */
export function goToLogin({ state, navigate }: Router): void {
  if (state.matches.some(({ route }) => isGuarded(route))) return
  // Already there, perhaps with the way back.
  if (/^\/(admin\/)?login$/.test(state.location.pathname)) return
  void navigate('/login')
}
