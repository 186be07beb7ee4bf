import {
  noticeHolds,
  standstillEnds,
  type CaseView,
  type NoticeHold,
  type StandstillEnd,
} from '@originseal/contracts'
import type { ReactNode } from 'react'
import { CardSection } from '../../components/card-section'
import { FactList } from '../../components/fact-list'
import { Timeline } from '../../components/timeline'
import { toneOfEvent } from './case.rules'
import { useCaseTexts, type CaseReader } from './use-case-texts'

interface CaseTimeLineProps {
  readonly reader?: CaseReader
  readonly entries: CaseView['timeLine']
  /** What proves them, as facts. */
  readonly children: ReactNode
}

const isHold = (value: unknown): value is NoticeHold => noticeHolds.some((each) => each === value)

const isStandstillEnd = (value: unknown): value is StandstillEnd =>
  standstillEnds.some((each) => each === value)

/** All that has happened and by whom, the newest first. */
export function CaseTimeLine({ entries, reader = 'owner', children }: CaseTimeLineProps) {
  const { t, i18n } = useCaseTexts(reader)
  return (
    <CardSection title={t('timeLine.title')} lead={t('timeLine.lead')}>
      <Timeline
        label={t('timeLine.title')}
        entries={entries.toReversed().map(({ sequence, kind, at, by, stateAfter, facts }) => ({
          id: String(sequence),
          at,
          // An event may be younger than this page.
          title: i18n.exists(`event.${kind}`, { ns: 'cases' }) ? t(`event.${kind}` as 'event.open') : kind,
          text: (
            <p className="text-small text-soft">
              {[
                t(`by.${by}`),
                stateAfter && t('timeLine.became', { state: t(`state.${stateAfter}`) }),
                typeof facts['ticket'] === 'string' && t('timeLine.ticket', { ticket: facts['ticket'] }),
                typeof facts['reference'] === 'string' &&
                  t('timeLine.reference', { reference: facts['reference'] }),
                kind === 'standstill-ended' &&
                  isStandstillEnd(facts['answer']) &&
                  t(`timeLine.standstill.${facts['answer']}`),
                (kind === 'notice-held' || kind === 'dispatch-unknown') &&
                  isHold(facts['answer']) &&
                  t(`timeLine.held.${facts['answer']}`),
                typeof facts['note'] === 'string' && facts['note'],
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          ),
          tone: toneOfEvent(kind),
        }))}
      />
      <div className="mt-5 border-t border-line pt-1">
        <FactList>{children}</FactList>
      </div>
    </CardSection>
  )
}
