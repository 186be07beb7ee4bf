import type { CatalogueVersion, ReadCatalogueResponse } from '@originseal/contracts'
import { Suspense, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Skeleton } from '../../components/skeleton'
import { ChangeList } from './change-list'
import { changesBetween } from './change.rules'
import { draftOf, faultsOf, offerOfDraft, type Draft } from './draft.rules'
import { PackFields } from './pack-fields'
import { PlanFields } from './plan-fields'
import { PublishForm } from './publish-form'

export interface PreviewProps {
  readonly catalogue: ReadCatalogueResponse
}

export interface OfferEditorProps {
  readonly part: 'plans' | 'packs'
  /** What the draft begins with. */
  readonly base: CatalogueVersion
  /** The highest number of a version. */
  readonly newest: number
  readonly coming: ReadCatalogueResponse['coming']
  /** How the public would see it. */
  readonly Preview: ComponentType<PreviewProps>
}

/** The next version: what is changed, how it would look, and its publication. */
export function OfferEditor({ part, base, newest, coming, Preview }: OfferEditorProps) {
  const { t } = useTranslation('offerVersions')
  const [draft, setDraft] = useState<Draft>(() => draftOf(base))
  const offer = offerOfDraft(draft)
  const faults = faultsOf(offer)
  const changes = changesBetween(base, offer)
  return (
    <>
      <CardSection title={t(`edit.${part}`)} lead={t('edit.lead', { version: base.version })}>
        <div className="space-y-8">
          {part === 'plans'
            ? draft.plans.map((plan) => (
                <PlanFields
                  key={plan.plan}
                  draft={plan}
                  faults={faults}
                  onChange={(changed) => setDraft({ ...draft, plans: replaced(draft.plans, plan, changed) })}
                />
              ))
            : draft.packs.map((pack) => (
                <PackFields
                  key={pack.pack}
                  draft={pack}
                  faults={faults}
                  onChange={(changed) => setDraft({ ...draft, packs: replaced(draft.packs, pack, changed) })}
                />
              ))}
        </div>
      </CardSection>
      <section aria-label={t('preview.title')} className="space-y-6">
        <h2 className="text-subheading font-semibold">{t('preview.title')}</h2>
        {faults.size > 0 ? (
          <p className="text-soft">{t('preview.faulty')}</p>
        ) : (
          <Suspense fallback={<Skeleton lines={8} />}>
            <Preview catalogue={{ version: newest + 1, ...offer, coming }} />
          </Suspense>
        )}
      </section>
      <CardSection title={t('publish.title')} lead={t('publish.lead')}>
        <ChangeList changes={changes} />
        <PublishForm offer={offer} basedOn={newest} isReady={changes.length > 0 && faults.size === 0} />
      </CardSection>
    </>
  )
}

const replaced = <Entry,>(entries: readonly Entry[], old: Entry, changed: Entry): Entry[] =>
  entries.map((each) => (each === old ? changed : each))
