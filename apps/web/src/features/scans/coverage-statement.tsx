import type { CoverageEntry } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useNoteText } from './use-note-text'

interface CoverageStatementProps {
  readonly coverage: readonly CoverageEntry[]
  /** What was compared, in a sentence. */
  readonly compared: string
  /** What came of a source; absent: pages and pictures. */
  readonly amount?: (entry: CoverageEntry) => string
}

const tones: Record<CoverageEntry['state'], StatusTone> = {
  searched: 'good',
  'partly-searched': 'warn',
  unreachable: 'warn',
  'not-configured': 'quiet',
  'switched-off': 'warn',
  failed: 'bad',
  cancelled: 'quiet',
}

/** What was searched and what was not: a result is worth no more than its coverage. */
export function CoverageStatement({ coverage, compared, amount }: CoverageStatementProps) {
  const { t } = useTranslation('scans')
  return (
    <section aria-labelledby="coverage">
      <h2 id="coverage" className="text-heading font-semibold">
        {t('coverage.title')}
      </h2>
      <p className="mt-1 text-soft">{compared}</p>
      <ul className="card mt-5 divide-y divide-line px-5 sm:px-8">
        {coverage.map((entry) => (
          <Entry key={`${entry.source} ${entry.label}`} entry={entry} amount={amount} />
        ))}
      </ul>
    </section>
  )
}

function Entry({
  entry,
  amount,
}: { readonly entry: CoverageEntry } & Pick<CoverageStatementProps, 'amount'>) {
  const { t } = useTranslation('scans')
  const noteText = useNoteText()
  const { label, state, pages, images, notes } = entry
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3.5">
      <span className="mr-auto font-medium">{label}</span>
      {pages + images > 0 && (
        <span className="order-1 w-full text-small text-soft sm:order-none sm:w-auto">
          {amount?.(entry) ?? t('coverage.amount', { pages, images })}
        </span>
      )}
      <StatusBadge tone={tones[state]}>{t(`coverage.state.${state}`)}</StatusBadge>
      {notes.map((note) => (
        <span key={note.key} className="order-1 w-full text-small text-soft">
          {noteText(note)}
        </span>
      ))}
    </li>
  )
}
