import type { NegotiationView } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CommandForm } from '../../components/command-form'
import { Fold } from '../../components/fold'
import { SettlementTerms } from '../../settlements/settlement-terms'
import { Timeline } from '../../components/timeline'
import { useOpenNegotiationMutation } from './negotiation-review.api'

interface OpenedRecordProps {
  readonly caseId: string
  readonly caseNumber: string
}

/** What two sides wrote to each other: opened with a reason, which the audit log keeps; closed, it has to be given again. */
export function OpenedRecord({ caseId, caseNumber }: OpenedRecordProps) {
  const { t } = useTranslation('negotiationReview')
  const [open] = useOpenNegotiationMutation()
  const [view, setView] = useState<NegotiationView>()
  if (view)
    return (
      <div className="space-y-4">
        <Entries view={view} label={t('open.record', { number: caseNumber })} />
        <Button look="quiet" onPress={() => setView(undefined)}>
          {t('open.close')}
        </Button>
      </div>
    )
  return (
    <Fold summary={t('open.title')}>
      <CommandForm
        text={t('open.submit')}
        fields={[{ name: 'reason', label: t('open.reason') }]}
        onSend={async ({ reason }) => {
          const { data, error } = await open({ caseId, reason })
          setView(data)
          return { error }
        }}
      />
    </Fold>
  )
}

function Entries({ view: { entries }, label }: { readonly view: NegotiationView; readonly label: string }) {
  const { t } = useTranslation('negotiationReview')
  if (entries.length === 0) return <p className="text-soft">{t('open.empty')}</p>
  return (
    <Timeline
      label={label}
      entries={entries.toReversed().map(({ sequence, by, kind, at, text, terms, offerNumber }) => ({
        id: String(sequence),
        at,
        title: `${t(`by.${by}`)} · ${t(`entry.${kind}`, { number: offerNumber ?? '' })}`,
        text: (
          <>
            {text !== null && <p className="break-words whitespace-pre-wrap">{text}</p>}
            {terms && (
              <SettlementTerms
                terms={terms}
                say={(sentence, values) => t(`term.${sentence}`, { ...values })}
              />
            )}
          </>
        ),
      }))}
    />
  )
}
