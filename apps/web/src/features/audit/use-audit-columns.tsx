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
    const inTaipei = (style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(i18n.language, { ...style, timeZone: 'Asia/Taipei' })
    const [day, time] = [inTaipei({ dateStyle: 'medium' }), inTaipei({ timeStyle: 'medium' })]
    return [
      {
        id: 'at',
        header: t('column.at'),
        isTitle: true,
        cell: ({ act }) => (
          <time dateTime={act.at} title={act.at}>
            <span className="whitespace-nowrap">{day.format(new Date(act.at))}</span>{' '}
            <span className="whitespace-nowrap">{time.format(new Date(act.at))}</span>
          </time>
        ),
      },
      // Who and from where, one below the other: side by side they leave the others a word a line on a small screen.
      {
        id: 'actor',
        header: `${t('column.actor')} · ${t('column.network')}`,
        cell: ({ act }) => (
          <>
            <span className="block">{idLink('actorId', act.actorId)}</span>
            <span className="block whitespace-nowrap text-soft">{act.network}</span>
          </>
        ),
      },
      {
        id: 'action',
        header: t('column.action'),
        cell: ({ act }) => (
          <span title={act.action} className="inline-block min-w-28">
            {actionName(t, act.action)}
          </span>
        ),
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
      {
        id: 'reason',
        header: t('column.reason'),
        cell: ({ act }) => <span className="inline-block min-w-14">{act.reason ?? '–'}</span>,
      },
    ]
  }, [t, i18n.language])
}
