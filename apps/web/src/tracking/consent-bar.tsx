import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../components/button-look'
import { chooseConsent } from './choose-consent'
import { readConsent } from './consent'
import { consentState } from './consent-state'

const kinds = ['analytics', 'marketing'] as const

/** Asks what may be measured. Yes and no weigh the same; nothing is behind it, so the page can be used meanwhile. */
export function ConsentBar() {
  const { isOpen } = useSyncExternalStore(consentState.subscribe, consentState.read, consentState.readFirst)
  return isOpen ? <OpenBar /> : null
}

function OpenBar() {
  const { t } = useTranslation('consent')
  const [hasDetails, setDetails] = useState(false)
  return (
    <section
      aria-label={t('title')}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[70dvh] overflow-y-auto border-t border-line bg-surface shadow-card print:hidden"
    >
      <div className="column-wide flex flex-col gap-4 py-4 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-2xl">
          <h2 className="font-semibold">{t('title')}</h2>
          <p className="mt-1 text-small text-soft">
            {t('text')}{' '}
            <a href="/privacy" className="link">
              {t('privacy')}
            </a>
          </p>
        </div>
        {hasDetails ? <Details /> : <Answers onDetails={() => setDetails(true)} />}
      </div>
    </section>
  )
}

function Answers({ onDetails }: { readonly onDetails: () => void }) {
  const { t } = useTranslation('consent')
  const all = (isYes: boolean) => () => void chooseConsent({ analytics: isYes, marketing: isYes })
  return (
    <div className="grid shrink-0 grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <button type="button" className={buttonLook('secondary')} onClick={all(false)}>
        {t('no')}
      </button>
      <button type="button" className={buttonLook('secondary')} onClick={all(true)}>
        {t('yes')}
      </button>
      <button type="button" className={buttonLook('quiet', 'max-sm:col-span-2')} onClick={onDetails}>
        {t('details')}
      </button>
    </div>
  )
}

function Details() {
  const { t } = useTranslation('consent')
  const [choice, setChoice] = useState(() => readConsent() ?? { analytics: false, marketing: false })
  return (
    <form
      className="flex shrink-0 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void chooseConsent(choice)
      }}
    >
      {kinds.map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-brand-deep"
            checked={choice[kind]}
            onChange={(event) => setChoice({ ...choice, [kind]: event.target.checked })}
          />
          <span>{t(kind)}</span>
        </label>
      ))}
      <button type="submit" className={buttonLook('secondary')}>
        {t('save')}
      </button>
    </form>
  )
}
