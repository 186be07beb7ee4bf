import { channelChecksHoldDays } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { ChannelCard } from './channel-card'
import { useListChannelsQuery } from './channels.api'
import './channels.texts'

/** Where notices to each platform go, those that somebody should look at first. */
function ChannelsPage() {
  const { t } = useTranslation('channels')
  const problemText = useProblemText()
  const { data, error } = useListChannelsQuery(undefined, { refetchOnMountOrArgChange: true })
  const doubted = data?.filter(({ doubt }) => doubt !== 'none').length ?? 0
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <PageMetadata title={t('metaTitle')} description={t('lead')} noindex />
      <div className="space-y-6">
        {!data && error && (
          <Notice tone="bad" live>
            {problemText(error, t('unread'))}
          </Notice>
        )}
        {!data && !error && <Skeleton lines={12} />}
        {data && (
          <>
            <p role="status" className="font-medium">
              {doubted > 0
                ? t('summary', { count: doubted, all: data.length })
                : t('allWell', { days: channelChecksHoldDays })}
            </p>
            <ul data-rows aria-label={t('title')} className="grid items-start gap-6 xl:grid-cols-2">
              {data.map((channel) => (
                <li key={channel.id}>
                  <ChannelCard channel={channel} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Page>
  )
}

export { ChannelsPage as Component }
