import type { TrademarkConflict, TrademarkWatch } from '@originseal/contracts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { AgentsLink } from './agents-link'
import { FoundMarkCard } from './found-mark-card'
import { useEndTrademarkWatchMutation } from './trademark.api'

interface WatchedNameProps {
  readonly watch: TrademarkWatch
  /** Searches for listings under a name. */
  readonly Scan: ComponentType<{ readonly name: string }>
}

/** One watched name: since when, in which classes, and what was published. */
export function WatchedName({ watch, Scan }: WatchedNameProps) {
  const { t, i18n } = useTranslation('trademark')
  const problemText = useProblemText()
  const [end, { error, isLoading }] = useEndTrademarkWatchMutation()
  const { id, name, classes, conflicts, createdAt } = watch
  const since = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(createdAt))
  const inClasses =
    classes.length > 0
      ? t('report.list.classes', { classes: classes.join(t('join')) })
      : t('report.list.allClasses')
  return (
    <CardSection title={name} lead={`${inClasses} · ${t('watch.since', { date: since })}`}>
      {conflicts.length === 0 && <p>{t('watch.quiet')}</p>}
      <ul className="space-y-4">
        {conflicts.map((conflict) => (
          <li key={`${conflict.source} ${conflict.mark.applNo}`} className="space-y-2">
            <WhatToDo conflict={conflict} />
            <FoundMarkCard mark={conflict.mark} />
            <Scan name={conflict.mark.text || conflict.mark.name} />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Button look="quiet" isDisabled={isLoading} onPress={() => void end(id)}>
          {t('watch.end')}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('watch.endFailed'))}
        </Notice>
      )}
    </CardSection>
  )
}

/** Until when something can be done about a published mark, and who can help. */
function WhatToDo({
  conflict: { mark, publishedOn, opposeUntil },
}: {
  readonly conflict: TrademarkConflict
}) {
  const { t } = useTranslation('trademark')
  return (
    <Notice tone={opposeUntil ? 'warn' : 'plain'}>
      <p className="font-medium">
        {opposeUntil
          ? t('watch.oppose', { published: publishedOn, until: opposeUntil })
          : t(mark.status === 'pending' ? 'watch.pending' : 'watch.noDeadline')}
      </p>
      <p className="mt-1">
        {t('watch.agents')} <AgentsLink />
      </p>
    </Notice>
  )
}
