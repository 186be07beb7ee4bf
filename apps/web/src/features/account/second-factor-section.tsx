import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { renewSession } from '../../session/renew-session'
import { useSessionDispatch } from '../../session/use-session'
import { useReadSecondFactorsQuery } from '../../session/step-up/step-up.api'
import {
  useBeginAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
} from './account.api'
import { AuthenticatorForm } from './authenticator-form'
import { CommandOutcome } from './command-outcome'
import { Passkeys } from './passkeys'
import { RecoveryCodeList } from './recovery-code-list'
import { useDay } from './use-day'

/** What a login asks for beside the password: set up, replaced, turned off. Each of these is proven first. */
export function SecondFactorSection() {
  const { t } = useTranslation('account')
  const day = useDay()
  const dispatch = useSessionDispatch()
  const { data: factors } = useReadSecondFactorsQuery()
  const [begin, begun] = useBeginAuthenticatorMutation()
  const [renew, renewed] = useRenewRecoveryCodesMutation()
  const [remove, removed] = useRemoveAuthenticatorMutation()
  const [codes, setCodes] = useState<readonly string[]>()
  if (!factors) return null
  const since = factors.authenticatorSince
  const hasFactor = since !== null || factors.passkeys.length > 0
  const isWorking = begun.isLoading || renewed.isLoading || removed.isLoading
  const showNewCodes = async () => setCodes((await renew()).data)
  return (
    <CardSection title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
      <div className="space-y-5">
        {!hasFactor && factors.isRequired && <Notice tone="warn">{t('secondFactor.required')}</Notice>}
        <p>
          {since !== null && `${t('secondFactor.on', { date: day(since) })} `}
          {t(hasFactor ? 'secondFactor.codesLeft' : 'secondFactor.off', { count: factors.recoveryCodes })}
        </p>
        {codes && <RecoveryCodeList codes={codes} onKept={() => setCodes(undefined)} />}
        {begun.data && (
          <AuthenticatorForm
            {...begun.data}
            onConfirmed={(made) => {
              setCodes(made)
              // The back office opens with the next token.
              if (factors.isRequired) void dispatch(renewSession('now'))
              begun.reset()
            }}
          />
        )}
        {!begun.data && !codes && (
          <div className="flex flex-wrap gap-3">
            <Button
              look={since === null ? 'primary' : 'secondary'}
              isDisabled={isWorking}
              onPress={() => void begin()}
            >
              {t(since === null ? 'secondFactor.begin' : 'secondFactor.replace')}
            </Button>
            {hasFactor && (
              <Button look="secondary" isDisabled={isWorking} onPress={() => void showNewCodes()}>
                {t('secondFactor.renew')}
              </Button>
            )}
            {since !== null && (
              <Button look="secondary" isDisabled={isWorking} onPress={() => void remove()}>
                {t('secondFactor.remove')}
              </Button>
            )}
          </div>
        )}
        {begun.error && <CommandOutcome of={begun} success="" />}
        {renewed.error && <CommandOutcome of={renewed} success="" />}
        <CommandOutcome of={removed} success={t('secondFactor.removed')} />
        <Passkeys
          factors={factors}
          onAdded={(made) => {
            if (made.length > 0) setCodes(made)
            if (factors.isRequired) void dispatch(renewSession('now'))
          }}
        />
      </div>
    </CardSection>
  )
}
