import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { PageMetadata } from '../../components/page-metadata'
import { askedIn } from '../../session/asked-path'
import { destinationOf } from '../../session/destination.rules'
import { mayEnter } from '../../session/roles.rules'
import { useSession } from '../../session/use-session'
import { NotAnAdministrator } from './not-an-administrator'

/**
 * The login of the back office (ADMIN-01): an administrator goes on to what was asked for, anybody else who is
 * logged in reads why not.
 * @param Form asks for identifier and password and opens the session; it is the login feature's
 */
export function AdminLoginPage({ Form }: { readonly Form: ComponentType }) {
  const { t } = useTranslation('adminLogin')
  const { state } = useLocation() as { state: unknown }
  const { user } = useSession()
  if (user && mayEnter('admin', user.role)) {
    return <Navigate to={destinationOf(user.role, askedIn(state))} replace />
  }
  return (
    <div className="mx-auto w-full max-w-md px-5 pb-20">
      <PageMetadata title={t('metaTitle')} description={t('description')} noindex />
      <h1 className="mt-8 text-title font-bold tracking-tight sm:mt-12">{t('title')}</h1>
      {user ? (
        <NotAnAdministrator name={user.realName} />
      ) : (
        <>
          <p className="mt-3 text-soft">
            {t('lead')}{' '}
            <Link to="/login" className="link inline-block">
              {t('toMemberLogin')}
            </Link>
          </p>
          <div className="card mt-6 p-5 sm:p-8">
            <Form />
          </div>
        </>
      )}
    </div>
  )
}
