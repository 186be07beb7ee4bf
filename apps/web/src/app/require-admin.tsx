import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { Notice } from '../components/notice'
import { fromState } from '../session/from-state'
import { mayEnter } from '../session/roles.rules'
import { useSession } from '../session/use-session'
import { CheckingLogin } from './checking-login'

const READING_MS = 2_000

/** Lets administrators through; anybody else reads why not and is then led to the administrators' login (AUTH-13). */
export function RequireAdmin() {
  const { user } = useSession()
  if (user === undefined) return <CheckingLogin />
  if (user === null || !mayEnter('admin', user.role)) return <Refused />
  return <Outlet />
}

function Refused() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const leaving = setTimeout(
      () => void navigate('/admin/login', { replace: true, state: fromState(location) }),
      READING_MS,
    )
    return () => clearTimeout(leaving)
  }, [navigate, location])
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-24">
      <Notice tone="bad" live>
        {t('guard.refused')}
      </Notice>
    </div>
  )
}
