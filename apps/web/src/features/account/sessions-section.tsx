import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { logOutEverywhere } from '../../session/log-out'
import { useSessionDispatch } from '../../session/use-session'

/** Ends every login of this account, this one too. */
export function SessionsSection() {
  const { t } = useTranslation('account')
  const dispatch = useSessionDispatch()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const end = async () => {
    setState('working')
    const problem = await dispatch(logOutEverywhere())
    if (problem) setState('failed')
  }
  return (
    <CardSection title={t('sessions.title')} lead={t('sessions.lead')}>
      <div className="space-y-3">
        <Button look="secondary" isDisabled={state === 'working'} onPress={() => void end()}>
          {state === 'working' ? t('sessions.working') : t('sessions.submit')}
        </Button>
        {state === 'failed' && (
          <Notice tone="bad" live>
            {t('sessions.failed')}
          </Notice>
        )}
      </div>
    </CardSection>
  )
}
