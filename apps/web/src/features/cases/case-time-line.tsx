import type { CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Timeline } from '../../components/timeline'
import { toneOfEvent } from './case.rules'

/** All that has happened and by whom, the newest first. */
export function CaseTimeLine({ entries }: { readonly entries: CaseView['timeLine'] }) {
  const { t, i18n } = useTranslation('cases')
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
            <p className="text-sm text-soft">
              {[
                t(`by.${by}`),
                stateAfter && t('timeLine.became', { state: t(`state.${stateAfter}`) }),
                typeof facts['ticket'] === 'string' && t('timeLine.ticket', { ticket: facts['ticket'] }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          ),
          tone: toneOfEvent(kind),
        }))}
      />
    </CardSection>
  )
}
