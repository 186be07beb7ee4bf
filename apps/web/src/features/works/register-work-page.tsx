import { trialUser, type TrialUser } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { z } from 'zod'
import { registerAsVisitor } from '../../api/as-visitor'
import { trialSession } from '../../api/trial-session'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { useIsHydrated } from '../../loading/use-is-hydrated'
import { useSession } from '../../session/use-session'
import { RegisterWorkForm } from './register-work-form'

const navigationState = z.object({ trialUser })

/**
 * Step 1 (TRIAL-01): for a visitor who has said who they are and has no account. It is written at build, so the form
 * is there before the program knows for whom.
 */
function RegisterWorkPage() {
  const { t } = useTranslation('works')
  const user = useTrialUser()
  const { user: session } = useSession()
  const member = useIsHydrated() ? session : undefined
  const elsewhere = member ? '/dashboard' : member === null && !user ? registerAsVisitor : undefined
  return (
    <Page title={t('register.title')} lead={t('register.lead')}>
      <PageMetadata title={t('register.title')} description={t('register.description')} noindex />
      {/* The page stays as it was written until the next one is there. */}
      {elsewhere && <Navigate to={elsewhere} replace />}
      <RegisterWorkForm user={member === null ? user : undefined} changeAt={registerAsVisitor} />
    </Page>
  )
}

/** The visitor as handed on by the page before, else as stored; complete or not at all. */
function useTrialUser(): TrialUser | undefined {
  const handedOn = navigationState.safeParse(useLocation().state)
  const user = handedOn.success ? handedOn.data.trialUser : trialSession.user.read()
  return user?.realName && user.email && user.phone ? user : undefined
}

export { RegisterWorkPage as Component }
