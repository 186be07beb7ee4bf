import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { isOfEachService, listOf, type WaitingThing } from './waiting.rules'

interface WaitingListProps {
  readonly things: readonly WaitingThing[]
  /** Not every service has answered. */
  readonly isPartial: boolean
}

/** What needs a person first; each leads to its list. */
export function WaitingList({ things, isPartial }: WaitingListProps) {
  const { t } = useTranslation('figures')
  return (
    <CardSection title={t('waiting.title')}>
      {things.length === 0 && (
        <p className="text-soft">{t(isPartial ? 'waiting.partial' : 'waiting.none')}</p>
      )}
      <ul data-rows aria-label={t('waiting.title')} className="divide-y divide-line">
        {things.map((thing) => (
          <li
            key={`${thing.service} ${thing.name}`}
            className="flex items-baseline justify-between gap-4 py-3"
          >
            <ThingName thing={thing} />
            <span className="font-semibold tabular-nums">{thing.waiting}</span>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

function ThingName({ thing: { name, service } }: { readonly thing: WaitingThing }) {
  const { t } = useTranslation('figures')
  return (
    <span>
      <Link to={listOf[name]} className="link">
        {t(`queue.${name}`)}
      </Link>
      {isOfEachService(name) && (
        <>
          {' '}
          <code className="text-small text-soft">{service}</code>
        </>
      )}
    </span>
  )
}
