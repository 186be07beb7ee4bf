import { Navigate, useLocation } from 'react-router-dom'

interface RedirectProps {
  readonly to: string
  /** Navigation state for the page that it leads to. */
  readonly state?: unknown
}

/** Leads on to another address of ours; the query and the fragment go along, campaigns count by them. */
export function Redirect({ to, state }: RedirectProps) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} state={state} replace />
}
