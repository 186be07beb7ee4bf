import type { NegotiationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Timeline } from '../../components/timeline'
import { SentFile } from './sent-file'
import { TermsList } from './terms-list'

export interface NegotiationRecordProps {
  readonly view: Pick<NegotiationView, 'caseId' | 'entries'>
}

/** All that either side did, the latest first. */
export function NegotiationRecord({ view: { caseId, entries } }: NegotiationRecordProps) {
  const { t } = useTranslation('negotiations')
  if (entries.length === 0) return null
  return (
    <CardSection title={t('page.record')}>
      <Timeline
        label={t('page.record')}
        entries={entries.toReversed().map(({ sequence, by, kind, at, text, terms, offerNumber }) => ({
          id: String(sequence),
          at,
          tone: by === 'respondent' ? ('active' as const) : ('quiet' as const),
          title: `${t(`by.${by}`)} · ${t(`entry.${kind}`, { number: offerNumber ?? '' })}`,
          text: (
            <>
              {text !== null && <p className="break-words whitespace-pre-wrap">{text}</p>}
              {terms && <TermsList terms={terms} />}
              {kind === 'file' && <SentFile caseId={caseId} sequence={sequence} />}
            </>
          ),
        }))}
      />
    </CardSection>
  )
}
