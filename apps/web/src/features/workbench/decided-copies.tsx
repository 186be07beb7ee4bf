import { findingDecisions, type FindingDecision } from '@originseal/contracts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DisclosureButton } from '../../components/disclosure-button'
import { PagedList } from '../../components/paged-list'
import { SelectField } from '../../components/select-field'
import { DecidedCopyRow } from './decided-copy-row'
import { useListDecisionsInfiniteQuery } from './workbench.api'

/** What was decided earlier, with the way back; read once it is wanted. */
export function DecidedCopies() {
  const { t } = useTranslation('workbench')
  const [isOpen, setOpen] = useState(false)
  const contentId = useId()
  return (
    <section aria-label={t('decided.title')}>
      <DisclosureButton isOpen={isOpen} onToggle={setOpen} controls={contentId}>
        {t(isOpen ? 'decided.hide' : 'decided.show')}
      </DisclosureButton>
      <div id={contentId} className="mt-4 empty:hidden">
        {isOpen && <Decided />}
      </div>
    </section>
  )
}

function Decided() {
  const { t } = useTranslation('workbench')
  const [decision, setDecision] = useState<FindingDecision>()
  const { data, ...pages } = useListDecisionsInfiniteQuery(decision ?? null, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <div className="space-y-5">
      <SelectField<FindingDecision | ''>
        label={t('decided.decision')}
        value={decision ?? ''}
        onChange={(chosen) => setDecision(chosen === '' ? undefined : chosen)}
        options={[
          { value: '', text: t('filter.all') },
          ...findingDecisions.map((value) => ({ value, text: t(`decide.${value}`) })),
        ]}
      />
      <PagedList
        entries={data?.pages.flatMap(({ copies }) => copies)}
        pages={pages}
        texts={{ unread: t('decided.unread'), retry: t('retry'), more: t('decided.more') }}
        empty={<p className="card px-5 py-8 text-center text-soft">{t('decided.none')}</p>}
      >
        {(copies) => (
          <ul aria-label={t('decided.title')} className="card divide-y divide-line px-4 sm:px-6">
            {copies.map((copy) => (
              <DecidedCopyRow key={copy.id} copy={copy} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
