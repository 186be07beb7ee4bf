import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { accessToken } from '../api/access-token'
import { Notice } from '../components/notice'
import { claimsOf } from '../session/claims.rules'
import { fromState } from '../session/from-state'
import { mayEnter } from '../session/roles.rules'
import { useSession } from '../session/use-session'
import { CheckingLogin } from './checking-login'

const READING_MS = 2_000

/** Lets administrators through; anybody else reads why not and is then led to the administrators' login (AUTH-13). */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { user } = useSession()
  if (user === undefined) return <CheckingLogin />
  if (user === null || !mayEnter('admin', user.role)) return <Refused />
  if (lacksSecondFactor()) return <Navigate to="/member-info" replace />
  return children
}

/** The account page says what is missing, and sets it up. */
function lacksSecondFactor(): boolean {
  const token = accessToken.read()
  return token !== undefined && claimsOf(token)?.lacksSecondFactor === true
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
