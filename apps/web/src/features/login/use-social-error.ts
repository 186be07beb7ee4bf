import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '../../loading/use-is-hydrated'
import { socialErrorOf } from './login.rules'

/** What `?error=` says, in words; the parameter leaves the address once it has been read (AUTH-02). */
export function useSocialError(): string | undefined {
  const { t } = useTranslation('login')
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const code = new URLSearchParams(search).get('error')
  const [kept, setKept] = useState(code)
  if (code !== null && code !== kept) setKept(code)

  useEffect(() => {
    if (code === null) return
    const rest = new URLSearchParams(search)
    rest.delete('error')
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: state as unknown })
  }, [code, navigate, pathname, search, state])

  const isHydrated = useIsHydrated()
  return kept === null || !isHydrated ? undefined : t(socialErrorOf(kept))
}
