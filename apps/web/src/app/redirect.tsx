import { Navigate, parsePath, useLocation } from 'react-router-dom'

interface RedirectProps {
  /** With the query that it adds to the one that was asked for. */
  readonly to: string
}

/** Leads on to another address of ours; the query and the fragment go along, campaigns count by them. */
export function Redirect({ to }: RedirectProps) {
  const { search, hash } = useLocation()
  const { pathname = '/', search: added = '' } = parsePath(to)
  return (
    <Navigate to={{ pathname, search: search ? search + added.replace('?', '&') : added, hash }} replace />
  )
}
