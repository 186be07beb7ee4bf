import type { CaseView } from '@originseal/contracts'
import { useId, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CaseStateBadge } from './case-state-badge'

interface CaseNextProps {
  readonly view: CaseView
  readonly lead: RefObject<HTMLHeadingElement | null>
  /** What can be done now. */
  readonly children: ReactNode
}

const steps = [1, 2, 3, 4] as const

/** Where the case is on its way of four steps, what happens next and who must act. */
export function CaseNext({ view, lead, children }: CaseNextProps) {
  const { id, state, outcome, stage, actor, round, standsStill } = view
  const { t } = useTranslation('cases')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="card space-y-5 px-5 py-6 sm:px-8">
      {stage !== null && (
        <ol aria-label={t('stage.label')} className="grid grid-cols-4 gap-2 sm:gap-4">
          {steps.map((step) => (
            <li key={step} aria-current={step === stage ? 'step' : undefined} className="min-w-0">
              <span
                aria-hidden
                className={`block h-1.5 rounded-full forced-color-adjust-none ${step <= stage ? 'bg-brand' : 'bg-line'}`}
              />
              <span
                className={`mt-2 block text-small ${step === stage ? 'font-semibold text-brand-deep' : 'text-soft'}`}
              >
                {step}. {t(`stage.${step}`)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={lead} tabIndex={-1} id={titleId} className="text-subheading font-semibold">
            {t(`actor.${actor}`)}
          </h2>
          <CaseStateBadge state={state} outcome={outcome} />
          {round > 1 && <span className="text-small text-soft">{t('page.round', { round })}</span>}
        </div>
        <p className="mt-2 text-pretty">{t(standsStill ? 'next.standstill' : `next.${state}`)}</p>
        {standsStill && (
          <p className="mt-2">
            <Link className="link" to={`/p2p/cases/${id}`}>
              {t('page.toNegotiation')}
            </Link>
          </p>
        )}
      </div>
      {children}
    </section>
  )
}
