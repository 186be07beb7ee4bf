import type { NotificationPreference } from '@originseal/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { NotificationPreferencesForm } from './notification-preferences-form'
import { useReadNotificationPreferencesQuery } from './notifications.api'
import './notifications.texts'

/** Of what a member is told, where, and how soon. */
export function NotificationPreferencesSection() {
  const { t } = useTranslation('notifications')
  const { data, error, refetch } = useReadNotificationPreferencesQuery()
  return (
    <div ref={useScrollWhenAskedFor()} id="notification-settings" className="scroll-mt-6">
      <CardSection title={t('preferences.title')} lead={t('preferences.lead')}>
        <FormOr preferences={data} error={error} retry={() => void refetch()} />
      </CardSection>
    </div>
  )
}

/** Its page stands only when the account is read, which is too late for the browser to follow the address by itself. */
function useScrollWhenAskedFor() {
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash === '#notification-settings') place.current?.scrollIntoView()
  }, [hash])
  return place
}

interface FormOrProps {
  readonly preferences: NotificationPreference[] | undefined
  readonly error: unknown
  readonly retry: () => void
}

function FormOr({ preferences, error, retry }: FormOrProps) {
  const { t } = useTranslation('notifications')
  const problemText = useProblemText()
  if (preferences) return <NotificationPreferencesForm preferences={preferences} />
  if (!error) return <Skeleton lines={6} />
  return (
    <Notice tone="bad" live>
      <p>{problemText(error, t('preferences.unread'))}</p>
      <Button look="quiet" onPress={retry}>
        {t('retry')}
      </Button>
    </Notice>
  )
}
