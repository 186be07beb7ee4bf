import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { storedQuickCase } from '../../api/quick-case'
import { AlertDialog } from '../../components/alert-dialog'
import { Button } from '../../components/button'
import { PageMetadata } from '../../components/page-metadata'
import { askedIn } from '../../session/asked-path'
import { useIsHydrated } from '../../loading/use-is-hydrated'
import { destinationOf } from '../../session/destination.rules'
import { useSession } from '../../session/use-session'
import { ContinueAsVisitorForm } from './continue-as-visitor-form'
import { handedOnCaseIn } from './handed-on-case'
import { RegisterAccountForm } from './register-account-form'
import { ReservedCaseCard } from './reserved-case-card'
import { reservedCaseOf } from './reserved-case.rules'
import { StartingWays } from './starting-ways'
import { usePersonDraft } from './use-person-draft'
import { useRegisterAccount } from './use-register-account'
import { useStartingWay } from './use-starting-way'

/** Where everybody begins (AUTH-04 to AUTH-07): with a free account, or as a visitor of the trial. */
function RegisterPage() {
  const { t } = useTranslation('registration')
  const { state, key } = useLocation() as { state: unknown; key: string }
  const navigate = useNavigate()
  const { user } = useSession()
  const [way, choose] = useStartingWay()
  const person = usePersonDraft()
  const { phase, send } = useRegisterAccount()
  const asked = askedIn(state)
  const reserved = useReservedCase()
  /** A page that was opened by its address has nothing behind it but another site. */
  const goBack = () => void (key === 'default' ? navigate('/') : navigate(-1))
  const destination = destinationOf(user?.role ?? 'member', asked)

  if (user && phase === 'idle') return <Navigate to={destination} replace />
  return (
    <div className="mx-auto w-full max-w-2xl px-5 pb-20">
      <PageMetadata title={t('metaTitle')} description={t('description')} noindex />
      <Button look="quiet" className="mt-4" onPress={goBack}>
        <span aria-hidden>←</span> {t('back')}
      </Button>
      <h1 className="mt-2 text-title font-bold tracking-tight">{t('title')}</h1>
      <p className="mt-3 text-soft">
        {t('account.haveAccount')}{' '}
        <Link to="/login" state={state} className="link">
          {t('account.logIn')}
        </Link>
      </p>
      <div className="mt-6 space-y-6">
        {reserved && <ReservedCaseCard reserved={reserved} />}
        <StartingWays way={way} onChange={choose} />
        {way === 'visitor' ? (
          <ContinueAsVisitorForm key={person.key} person={person} />
        ) : (
          <RegisterAccountForm
            key={person.key}
            person={person}
            isSending={phase === 'sending'}
            onSend={send}
            asked={asked}
          />
        )}
      </div>
      <AlertDialog
        message={phase === 'registered' ? t('account.success') : undefined}
        onClose={() => void navigate(destination, { replace: true })}
      />
      <AlertDialog
        message={phase === 'unopened' ? t('account.logInYourself') : undefined}
        onClose={() => void navigate('/login', { replace: true, state })}
      />
    </div>
  )
}

/** Known to this browser alone: the page was written without it. */
function useReservedCase() {
  const { state, search } = useLocation() as { state: unknown; search: string }
  const reserved = useIsHydrated()
    ? reservedCaseOf(handedOnCaseIn(state), search, storedQuickCase.read())
    : undefined
  const link = reserved?.link
  useEffect(() => {
    const kept = storedQuickCase.read()
    // A link of the address is lost on the way through a provider's login; what this tab keeps is not.
    if (link !== undefined && kept?.url !== link) storedQuickCase.write({ ...kept, url: link })
  }, [link])
  return reserved
}

export { RegisterPage as Component }
