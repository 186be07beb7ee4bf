import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PagedList } from '../../components/paged-list'
import { CaseRow } from './case-row'
import { useListCasesInfiniteQuery } from './cases.api'
import './cases.texts'

/** The takedown cases of one work (MEMBER-04). */
export function CasesOfWork({ fileId }: { readonly fileId: string }) {
  const { t } = useTranslation('cases')
  const titleId = useId()
  const { data, ...pages } = useListCasesInfiniteQuery(
    { workId: fileId },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-5 text-heading font-semibold">
        {t('ofThisWork')}
      </h2>
      <PagedList
        entries={data?.pages.flatMap(({ cases }) => cases)}
        pages={pages}
        texts={{ unread: t('unread'), retry: t('retry'), more: t('list.more') }}
        empty={
          <p className="card px-5 py-8 text-center text-soft">
            {t('noneOfThisWork')}{' '}
            <Link className="link" to={`/sirp?workId=${fileId}`}>
              {t('toWorkbench')}
            </Link>
          </p>
        }
      >
        {(cases) => (
          <ul className="card divide-y divide-line px-5 sm:px-8">
            {cases.map((row) => (
              <li key={row.id}>
                <CaseRow row={row} Heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
