import { flushSync } from 'react-dom'
import { useMatches, useNavigate } from 'react-router-dom'
import { logOut } from '../session/log-out'
import { useSessionDispatch } from '../session/use-session'
import { isGuarded } from './guarded'

/**
 * Logs out. From a guarded page it leads to the login as the guard would, but without the way back: the next one
 * at this screen did not ask for that page.
 * @param login the login page of that guard
 */
export function useLogOut(login = '/login'): () => void {
  const dispatch = useSessionDispatch()
  const navigate = useNavigate()
  const matches = useMatches()
  return () => {
    // The guard speaks while this is carried out, so that the word after it is the last.
    flushSync(() => void dispatch(logOut()))
    if (matches.some(isGuarded)) void navigate(login, { replace: true })
  }
}
