import { useNavigate } from 'react-router-dom'
import { AlertDialog } from './alert-dialog'

/** Shown instead of a page that cannot be shown: says why, and goes elsewhere once that has been read. */
export function RedirectDialog({ saying, to }: { readonly saying: string; readonly to: string }) {
  const navigate = useNavigate()
  return <AlertDialog message={saying} onClose={() => void navigate(to, { replace: true })} />
}
