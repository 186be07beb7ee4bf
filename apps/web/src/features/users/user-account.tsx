import type { ReadUserResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CodeFact } from '../../components/code-fact'
import { CommandForm } from '../../components/command-form'
import { Fact, FactList } from '../../components/fact-list'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { UserState } from './user-state'
import {
  useAppointAdministratorMutation,
  useDisableUserMutation,
  useDismissAdministratorMutation,
  useEnableUserMutation,
  useRemoveUserSecondFactorsMutation,
} from './users.api'

/** Who it is, and whether they are let in. */
export function UserAccount({ user }: { readonly user: ReadUserResponse }) {
  const { t } = useTranslation('users')
  const time = useTaipeiTime()
  const { id, role, state, email, emailConfirmed, phone, registeredAt, erasesAt, hasPassword } = user
  return (
    <CardSection title={t('account.title')}>
      <FactList>
        <Fact name={t('column.state')}>
          <UserState state={state} />
        </Fact>
        <CodeFact name={t('account.id')} value={id} />
        <Fact name={t('column.role')}>{t(`role.${role}`)}</Fact>
        <Fact name={t('column.email')}>
          {email ?? '–'}{' '}
          {email && !emailConfirmed && <span className="text-soft">{t('account.unconfirmed')}</span>}
        </Fact>
        <Fact name={t('column.phone')}>{phone ?? '–'}</Fact>
        <Fact name={t('account.password')}>
          {t(hasPassword ? 'account.hasPassword' : 'account.socialOnly')}
        </Fact>
        <Fact name={t('column.registered')}>{time(registeredAt)}</Fact>
        {erasesAt && <Fact name={t('account.erases')}>{time(erasesAt)}</Fact>}
      </FactList>
      <div className="mt-6 space-y-4">
        <Admission user={user} />
        {user.state === 'active' && <Administration user={user} />}
        {user.hasSecondFactor && <SecondFactor user={user} />}
      </div>
    </CardSection>
  )
}

function Admission({ user: { id, state } }: { readonly user: ReadUserResponse }) {
  const { t } = useTranslation('users')
  const [disable] = useDisableUserMutation()
  const [enable] = useEnableUserMutation()
  const act = state === 'disabled' ? 'enable' : 'disable'
  return (
    <CommandForm
      key={act}
      text={t(`command.${act}`)}
      fields={[{ name: 'reason', label: t('field.reason') }]}
      onSend={({ reason }) => (act === 'enable' ? enable : disable)({ id, reason })}
    />
  )
}

/** Whether they administer; another administrator has to approve that somebody does. */
function Administration({ user: { id, role } }: { readonly user: ReadUserResponse }) {
  const { t } = useTranslation('users')
  const [appoint] = useAppointAdministratorMutation()
  const [dismiss] = useDismissAdministratorMutation()
  const act = role === 'admin' ? 'dismiss' : 'appoint'
  return (
    <CommandForm
      key={act}
      text={t(`command.${act}`)}
      fields={[{ name: 'reason', label: t('field.reason') }]}
      onSend={({ reason }) => (act === 'appoint' ? appoint : dismiss)({ id, reason })}
    />
  )
}

/** For somebody who has lost authenticator and recovery codes, and was recognised otherwise. */
function SecondFactor({ user: { id } }: { readonly user: ReadUserResponse }) {
  const { t } = useTranslation('users')
  const [remove] = useRemoveUserSecondFactorsMutation()
  return (
    <CommandForm
      text={t('command.removeSecondFactors')}
      fields={[{ name: 'reason', label: t('field.reason') }]}
      onSend={({ reason }) => remove({ id, reason })}
    />
  )
}
