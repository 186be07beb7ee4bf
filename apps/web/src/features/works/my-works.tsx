import type { ComponentType } from 'react'
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
}

/** A member's own works, newest first (MEMBER-01). */
export function MyWorks({ Next }: MyWorksProps) {
  const { t } = useTranslation('works')
  return (
    <section aria-labelledby="my-works">
      <h2 id="my-works" className="mb-5 text-xl font-semibold">
        {t('list.title')}
      </h2>
      <Works Next={Next} />
    </section>
  )
}

function Works({ Next }: MyWorksProps) {
  const { t } = useTranslation('works')
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
                <WorkCard work={work} Next={Next} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
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
