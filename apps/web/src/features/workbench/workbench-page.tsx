import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { EmptyState } from '../../components/empty-state'
import { ClearSearch } from '../../components/illustrations/clear-search'
import { LoadingGroup } from '../../components/loading-group'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { DecidedCopies } from './decided-copies'
import { Workbench } from './workbench'
import { useFindingFilter } from './use-finding-filter'
import { useReadWorkbenchInfiniteQuery } from './workbench.api'
import type { WorkbenchParts } from './workbench-parts'
import './workbench.texts'

/** Findings of all works, to be decided about (MEMBER-05). */
export function WorkbenchPage(parts: WorkbenchParts) {
  const { t } = useTranslation('workbench')
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <LoadingGroup>
        <Findings {...parts} />
        <DecidedCopies />
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          <Link className="link" to="/sirp/cases">
            {t('toCases')}
          </Link>
          <Link className="link" to="/sirp/licences">
            {t('licences.title')}
          </Link>
        </p>
      </LoadingGroup>
    </Page>
  )
}

function Findings(parts: WorkbenchParts) {
  const { t } = useTranslation('workbench')
  const problemText = useProblemText()
  const { workId, risk } = useFindingFilter().filter
  const { data, error, refetch, ...pages } = useReadWorkbenchInfiniteQuery(
    { workId, risk },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  const [first] = data?.pages ?? []
  if (data && first) {
    const groups = data.pages.flatMap((page) => page.groups)
    const more = pages.hasNextPage && (
      <Button
        look="secondary"
        isDisabled={pages.isFetchingNextPage}
        onPress={() => void pages.fetchNextPage()}
      >
        {t('more')}
      </Button>
    )
    return <Workbench findings={{ ...first, groups }} more={more} empty={<NothingOpen />} {...parts} />
  }
  if (!error) return <Skeleton lines={10} />
  return (
    <Notice tone="bad" live>
      <p>{problemText(error, t('unread'))}</p>
      <Button look="quiet" onPress={() => void refetch()}>
        {t('retry')}
      </Button>
    </Notice>
  )
}

function NothingOpen() {
  const { t } = useTranslation('workbench')
  return (
    <EmptyState
      picture={<ClearSearch />}
      title={t('empty.title')}
      action={<ButtonLink to="/dashboard">{t('empty.scan')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  )
}
