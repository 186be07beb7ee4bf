import type { NegotiationView, SettlementTerms } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CommandForm } from '../../components/command-form'
import { Fold } from '../../components/fold'
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
            {terms && <Terms terms={terms} />}
          </>
        ),
      }))}
    />
  )
}

/** What would be undertaken, as neither side reads it. */
function Terms({ terms }: { readonly terms: SettlementTerms }) {
  const { t, i18n } = useTranslation('negotiationReview')
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  const dayOf = (date: string) => format.format(new Date(date))
  const { removeBy, amountTwd, credit, noAdmission, retraction, confidential, licence } = terms
  const lines = [
    removeBy === null ? t('term.stays') : t('term.removeBy', { day: dayOf(removeBy) }),
    amountTwd === 0
      ? t('term.noMoney')
      : t('term.amount', { amount: amountTwd.toLocaleString(i18n.language) }),
    licence?.until === null && t('term.licensed'),
    licence?.until && t('term.licensedUntil', { day: dayOf(licence.until) }),
    credit !== null && t('term.credit', { text: credit }),
    noAdmission && t('term.noAdmission'),
    retraction && t('term.retraction'),
    confidential && t('term.confidential'),
  ].filter((line) => typeof line === 'string')
  return (
    <ul className="list-disc space-y-1 pl-5 break-words">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
