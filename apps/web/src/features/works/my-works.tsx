import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
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
  const problemText = useProblemText()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListWorksInfiniteQuery()
  if (error) {
    return (
      <Notice tone="bad" live>
        <p>{problemText(error, t('list.unread'))}</p>
        <Button look="quiet" onPress={() => void refetch()}>
          {t('list.retry')}
        </Button>
      </Notice>
    )
  }
  if (!data) return <Skeleton />
  const works = data.pages.flatMap((page) => page.works)
  if (works.length === 0) return <NoWorks />
  return (
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
      {hasNextPage && (
        <Button
          look="secondary"
          className="mt-6"
          isDisabled={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </>
  )
}

function NoWorks() {
  const { t } = useTranslation('works')
  return (
    <div className="card flex flex-col items-center gap-5 px-5 py-12 text-center">
      <p className="text-soft">{t('list.empty')}</p>
      <ButtonLink to="/upload">{t('list.seal')}</ButtonLink>
    </div>
  )
}
