import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { EmptyState } from '../../components/empty-state'
import { QuietBell } from '../../components/illustrations/quiet-bell'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { useListTrademarkWatchesQuery } from './trademark.api'
import { LoadedRegister } from './loaded-register'
import { WatchedName } from './watched-name'
import './trademark.texts'

interface WatchPageProps {
  /** Searches for listings under a name. */
  readonly Scan: ComponentType<{ readonly name: string }>
}

/** A member's watched names, and the marks that offices have published since. */
export function WatchPage({ Scan }: WatchPageProps) {
  const { t } = useTranslation('trademark')
  return (
    <Page title={t('watch.title')} lead={t('watch.lead')} width="wide">
      <PageMetadata title={t('watch.metaTitle')} description={t('watch.lead')} noindex />
      <div className="space-y-group">
        <Watches Scan={Scan} />
        <LoadedRegister />
      </div>
    </Page>
  )
}

function Watches({ Scan }: WatchPageProps) {
  const { t } = useTranslation('trademark')
  const problemText = useProblemText()
  const {
    data: watches,
    error,
    refetch,
  } = useListTrademarkWatchesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (!watches && !error) return <Skeleton lines={8} />
  if (!watches)
    return (
      <Notice tone="bad" live>
        <p>{problemText(error, t('watch.unread'))}</p>
        <Button look="quiet" onPress={() => void refetch()}>
          {t('report.list.retry')}
        </Button>
      </Notice>
    )
  if (watches.length === 0)
    return (
      <EmptyState
        picture={<QuietBell />}
        title={t('watch.empty')}
        action={<ButtonLink to="/trademark">{t('watch.begin')}</ButtonLink>}
      />
    )
  return (
    <ul className="space-y-group">
      {watches.map((watch) => (
        <li key={watch.id} id={watch.id}>
          <WatchedName watch={watch} Scan={Scan} />
        </li>
      ))}
    </ul>
  )
}
