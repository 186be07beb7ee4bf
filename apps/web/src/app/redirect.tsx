import { Navigate, useLocation } from 'react-router-dom'

/** Leads on to another address of ours; the query and the fragment go along, campaigns count by them. */
export function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}
