import { limits, type CaseView } from '@originseal/contracts'
import { CardSection } from '../../components/card-section'
import { Countdown } from '../../components/countdown'
import { Fact, FactList } from '../../components/fact-list'
import { ProgressBar } from '../../components/progress-bar'
import { useTime } from '../../components/use-time'
import { clockState } from './case.rules'
import { useCaseTexts, type CaseReader } from './use-case-texts'
import { useDay } from './use-day'

const hourMs = 3_600_000

interface CaseClocksProps {
  readonly view: CaseView
  readonly reader?: CaseReader
}

/** Our own clock of 72 hours, with what has paused it, and the periods that the law or we have set. */
export function CaseClocks({ view, reader = 'owner' }: CaseClocksProps) {
  const { t, i18n } = useCaseTexts(reader)
  const day = useDay()
  const { clocks, deadlines, dueAt } = view
  const state = clockState(clocks, view)
  const hours = clocks.ranMs / hourMs
  const written = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(hours)
  const time = useTime()
  const target = limits.takedownTargetHours
  return (
    <CardSection title={t('clock.title', { target })} lead={t('clock.lead')}>
      <div className="space-y-3">
        {state !== 'unstarted' && (
          <>
            <ProgressBar label={t('clock.bar')} percent={Math.min(100, Math.round((hours / target) * 100))} />
            <p className="font-semibold tabular-nums">{t('clock.ran', { hours: written, target })}</p>
          </>
        )}
        <p>{t(`clock.${state}`)}</p>
        {dueAt && <Countdown until={dueAt} label={t('clock.left')} />}
        {clocks.pauses.length > 0 && (
          <div>
            <h3 className="font-semibold">{t('clock.pauses')}</h3>
            <ul className="mt-1 space-y-1 tabular-nums">
              {clocks.pauses.map(({ from, to, by }) => (
                <li key={from}>
                  {t(`clock.pause.${by}`, {
                    from: time(from),
                    to: to ? time(to) : t('clock.now'),
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {deadlines.length > 0 && (
        <div className="mt-5 border-t border-line pt-3">
          <h3 className="font-semibold">{t('deadline.title')}</h3>
          <FactList>
            {deadlines.map(({ name, endsOn }) => (
              <Fact key={name} name={t(`deadline.${name}`, { defaultValue: name })}>
                {endsOn ? t('deadline.until', { day: day(endsOn) }) : t('deadline.unknownDay')}
              </Fact>
            ))}
          </FactList>
        </div>
      )}
    </CardSection>
  )
}
