import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { trialToken } from '../../api/trial-token'
import { ButtonLink } from '../../components/button-link'
import { claimsOf, isExpired } from '../../session/claims.rules'
import { serverNow } from '../../session/clock'
import { useSession } from '../../session/use-session'

/** Greets a visitor who has sealed something here and can still go on with it (ADR 28). */
export function ResumeTrialBand() {
  const { t } = useTranslation('home')
  const { user: member } = useSession()
  const isOpen = useSyncExternalStore(neverChanges, isTrialOpen, () => undefined)
  const isKnown = member !== undefined && isOpen !== undefined
  if (isKnown && (member || !isOpen)) return null
  return (
    // Until that is known, the document's first script has told whether it may be (build/start-script.mts).
    <aside className={`border-b border-line bg-surface ${isKnown ? '' : 'hidden in-data-trial:block'}`}>
      <div className="column-wide flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between">
        <p>{t('resume.text')}</p>
        <ButtonLink to="/protect/resume">{t('resume.go')}</ButtonLink>
      </div>
    </aside>
  )
}

const neverChanges = () => () => undefined

/** By what the token tells of itself; the server has the last word when it is used. */
function isTrialOpen(): boolean {
  const claims = claimsOf(trialToken.read() ?? '')
  return claims !== undefined && !isExpired(claims, serverNow())
}
