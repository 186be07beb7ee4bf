import type { CatalogueVersion, CatalogueVersionState } from '@originseal/contracts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TableColumn } from '../../components/data-table/table-columns'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'

const tones: Record<CatalogueVersionState, StatusTone> = {
  offered: 'good',
  planned: 'active',
  past: 'quiet',
  withdrawn: 'warn',
}

export function useVersionColumns(): readonly TableColumn<CatalogueVersion>[] {
  const { t } = useTranslation('offerVersions')
  const time = useTaipeiTime()
  return useMemo(
    () => [
      { id: 'version', header: t('column.version'), isTitle: true, cell: ({ version }) => version },
      {
        id: 'state',
        header: t('column.state'),
        cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>,
      },
      {
        id: 'from',
        header: t('column.from'),
        cell: ({ offeredFrom }) => (
          <time dateTime={offeredFrom} title={offeredFrom}>
            {time(offeredFrom)}
          </time>
        ),
      },
      {
        id: 'by',
        header: t('column.by'),
        cell: ({ publishedBy }) =>
          publishedBy ? (
            <Link to={`/admin/users/${publishedBy}`} className="link">
              {t('administrator')}
            </Link>
          ) : (
            t('product')
          ),
      },
    ],
    [t, time],
  )
}
