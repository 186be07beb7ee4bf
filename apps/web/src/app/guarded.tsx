import type { createBrowserRouter, RouteObject } from 'react-router-dom'
import { RequireMember } from './require-member'

type Router = ReturnType<typeof createBrowserRouter>

/** The handle of a route whose component is a guard, by whom it lets through. */
export const guardedFor = { member: 'member', admin: 'admin' } as const

/** Pages for anybody with an account, an administrator too. */
export const membersOnly = (children: RouteObject[]): RouteObject => ({
  element: <RequireMember />,
  handle: guardedFor.member,
  children,
})

/** Whether a matched route stands behind a guard. */
export const isGuarded = ({ handle }: { readonly handle?: unknown }): boolean =>
  handle === guardedFor.member || handle === guardedFor.admin

/** Leads to the login, except from a guarded page: its guard does that, and remembers the page for the way back. */
export function goToLogin({ state, navigate }: Router): void {
  if (state.matches.some(({ route }) => isGuarded(route))) return
  // Already there, perhaps with the way back.
  if (/^\/(admin\/)?login$/.test(state.location.pathname)) return
  void navigate('/login')
}
