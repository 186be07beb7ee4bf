import type { ListedCase } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { casePath } from './case-path'
import { CaseStateBadge } from './case-state-badge'

interface CaseRowProps {
  readonly row: ListedCase
  /** One below the heading of the list. */
  readonly Heading: 'h2' | 'h3'
}

/** A case in a list: number, place, state, who has to act. */
export function CaseRow({ row, Heading }: CaseRowProps) {
  const { t, i18n } = useTranslation('cases')
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const { id, number, title, pageTitle, pageUrl, actor, openedAt } = row
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <Heading className="font-semibold">
          <Link className="link" to={casePath(id)}>
            {number}
          </Link>
        </Heading>
        <p className="break-words">{pageTitle ?? pageUrl}</p>
        <p className="text-small break-words text-soft">
          {[title && t('ofWork', { title }), t('openedOn', { day: day.format(new Date(openedAt)) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {actor === 'owner' && <span className="text-small font-medium text-warn">{t('actor.owner')}</span>}
        <CaseStateBadge {...row} />
      </div>
    </article>
  )
}
