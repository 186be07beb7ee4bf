import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/copy-button'
import type { SentNotice } from '../correspondence/correspondence.api'
import { useBilingual } from '../notice/use-bilingual'

type Packet = NonNullable<SentNotice['packet']>

/** What is copied into the platform's form, in its order, each with its length where the form counts. */
export function PacketFields({ packet: { fields, urls, statements } }: { readonly packet: Packet }) {
  const { t } = useTranslation('caseNotice')
  const say = useBilingual()
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line rounded-xl border border-line">
        {fields.map(({ id, label, value, length, max }) => (
          <Field
            key={id}
            name={say(label)}
            value={value}
            count={
              max === undefined
                ? undefined
                : { text: t('filing.count', { length, max }), isOver: length > max }
            }
          />
        ))}
        <Field name={t('filing.urls')} value={urls} />
      </ul>
      {statements.length > 0 && (
        <div>
          <p className="font-semibold">{t('filing.statements')}</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {statements.map((statement) => (
              <li key={statement.en}>{say(statement)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface FieldProps {
  readonly name: string
  readonly value: string
  readonly count?: { readonly text: string; readonly isOver: boolean } | undefined
}

const Field = ({ name, value, count }: FieldProps) => (
  <li className="flex items-start justify-between gap-3 px-4 py-3">
    <div className="min-w-0">
      <p className="text-small text-soft">
        {name}
        {count && (
          <span className={`tabular-nums ${count.isOver ? 'font-medium text-bad' : ''}`}>
            {' '}
            · {count.text}
          </span>
        )}
      </p>
      <p className="break-words whitespace-pre-wrap">{value}</p>
    </div>
    <CopyButton value={value} what={name} />
  </li>
)
