import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { PagedList } from '../../components/paged-list'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useSeeWorksInfiniteQuery, type Look } from './member-view.api'
import { useListTexts } from './use-list-texts'

/** A member's works, newest first. */
export function SeenWorks({ look }: { readonly look: Look }) {
  const { t } = useTranslation('memberView')
  const time = useTaipeiTime()
  const pages = useSeeWorksInfiniteQuery(look)
  return (
    <CardSection title={t('works.title')}>
      <PagedList
        entries={pages.data?.pages.flatMap(({ works }) => works)}
        pages={pages}
        texts={useListTexts()}
        empty={<p className="text-soft">{t('works.none')}</p>}
      >
        {(works) => (
          <ul aria-label={t('works.title')} className="divide-y divide-line">
            {works.map(({ id, title, filename, createdAt, state, fingerprint }) => (
              <li key={id} className="space-y-1 py-3">
                <p className="font-medium wrap-anywhere">{title || filename}</p>
                <p className="text-small wrap-anywhere text-soft">
                  {t('works.sealed', { time: time(createdAt) })} · {t(`works.${state}`)} ·{' '}
                  <code>{fingerprint.slice(0, 16)}</code>
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}
