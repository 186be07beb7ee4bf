import type { ReadUserResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useEndUserSessionsMutation } from './users.api'

/** What they have open, and an end to all of it. */
export function UserSessions({ user: { id, sessions } }: { readonly user: ReadUserResponse }) {
  const { t } = useTranslation('users')
  const time = useTaipeiTime()
  const [end] = useEndUserSessionsMutation()
  return (
    <CardSection title={t('sessions.title')}>
      {sessions.length === 0 && <p className="text-soft">{t('sessions.none')}</p>}
      <ul className="divide-y divide-line">
        {sessions.map(({ id: session, openedAt, endsAt }) => (
          <li key={session} className="py-3">
            {t('sessions.session', { opened: time(openedAt), ends: time(endsAt) })}
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <div className="mt-4">
          <CommandForm
            text={t('command.endSessions')}
            fields={[{ name: 'reason', label: t('field.reason') }]}
            onSend={({ reason }) => end({ id, reason })}
          />
        </div>
      )}
    </CardSection>
  )
}
