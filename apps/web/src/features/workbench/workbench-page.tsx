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
import { useReadWorkbenchQuery } from './workbench.api'
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
  const { data, error, refetch } = useReadWorkbenchQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  if (data) return <Workbench findings={data} empty={<NothingOpen />} {...parts} />
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
