import type { AuditEntry } from '@originseal/contracts'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TableColumn } from '../../components/data-table/table-columns'
import { actionName } from './action-names'

/** Each id leads to what else the log has of it. */
const idLink = (name: 'actorId' | 'objectId', id: string): ReactNode => (
  <Link to={`/admin/audit?${name}=${encodeURIComponent(id)}`} title={id} className="link">
    <code className="whitespace-nowrap">{id.slice(0, shownLength)}</code>
  </Link>
)
/** So many characters tell the ids of a page apart; the whole one is in the title and the address. */
const shownLength = 8

export function useAuditColumns(): readonly TableColumn<AuditEntry>[] {
  const { t, i18n } = useTranslation('audit')
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(i18n.language, {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone: 'Asia/Taipei',
    })
    return [
      {
        id: 'at',
        header: t('column.at'),
        isTitle: true,
        cell: ({ act }) => (
          <time dateTime={act.at} title={act.at}>
            {time.format(new Date(act.at))}
          </time>
        ),
      },
      { id: 'actor', header: t('column.actor'), cell: ({ act }) => idLink('actorId', act.actorId) },
      {
        id: 'action',
        header: t('column.action'),
        cell: ({ act }) => <span title={act.action}>{actionName(t, act.action)}</span>,
      },
      {
        id: 'object',
        header: t('column.object'),
        cell: ({ act }) => (
          <>
            {t(`object.${act.objectKind}`)} {act.objectId !== null && idLink('objectId', act.objectId)}
            {act.query !== undefined && <code className="text-small break-all text-soft">{act.query}</code>}
          </>
        ),
      },
      { id: 'reason', header: t('column.reason'), cell: ({ act }) => act.reason ?? '–' },
      {
        id: 'network',
        header: t('column.network'),
        cell: ({ act }) => <span className="whitespace-nowrap">{act.network}</span>,
      },
    ]
  }, [t, i18n.language])
}
