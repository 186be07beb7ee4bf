import type { ListedWork } from '@originseal/contracts'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/button-link'
import { EmptyState } from '../../components/empty-state'
import { UnsealedPicture } from '../../components/illustrations/unsealed-picture'
import { PagedList } from '../../components/paged-list'
import { WorkCard } from './work-card'
import { useListWorksInfiniteQuery } from './works.api'
import './works.texts'

interface MyWorksProps {
  /** What can be done with a work from here. */
  readonly Next: ComponentType<{ readonly fileId: string }>
  /** What can be done with several at once. */
  readonly ForSeveral: ComponentType<{
    readonly works: readonly ListedWork[]
    readonly onUnselect: (ids: readonly string[]) => void
  }>
}

/** A member's own works, newest first (MEMBER-01). */
export function MyWorks(props: MyWorksProps) {
  const { t } = useTranslation('works')
  return (
    <section aria-labelledby="my-works">
      <h2 id="my-works" className="mb-5 text-heading font-semibold">
        {t('list.title')}
      </h2>
      <Works {...props} />
    </section>
  )
}

function Works({ Next, ForSeveral }: MyWorksProps) {
  const { t } = useTranslation('works')
  const { selected, select, unselect } = useSelection()
  const { data, ...pages } = useListWorksInfiniteQuery()
  return (
    <PagedList
      entries={data?.pages.flatMap((page) => page.works)}
      pages={pages}
      texts={{ unread: t('list.unread'), retry: t('list.retry'), more: t('list.more') }}
      empty={<NoWorks />}
    >
      {(works) => (
        <>
          <ButtonLink to="/upload" className="mb-6">
            {t('list.seal')}
          </ButtonLink>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {works.map((work) => (
              <li key={work.id} className="flex">
                <WorkCard
                  work={work}
                  Next={Next}
                  isSelected={selected.has(work.id)}
                  onSelect={(isSelected) => (isSelected ? select(work.id) : unselect([work.id]))}
                />
              </li>
            ))}
          </ul>
          <ForSeveral works={works.filter(({ id }) => selected.has(id))} onUnselect={unselect} />
        </>
      )}
    </PagedList>
  )
}

function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const select = (id: string) => setSelected((before) => new Set(before).add(id))
  const unselect = (ids: readonly string[]) =>
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))))
  return { selected, select, unselect }
}

function NoWorks() {
  const { t } = useTranslation('works')
  return (
    <EmptyState
      picture={<UnsealedPicture />}
      title={t('list.empty')}
      action={<ButtonLink to="/upload">{t('list.seal')}</ButtonLink>}
    />
  )
}
