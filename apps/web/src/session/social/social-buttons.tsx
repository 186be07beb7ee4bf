import { socialProviders, type SocialProvider } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../components/alert-dialog'
import { Button } from '../../components/button'
import { askedBeforeLeaving } from '../asked-path'
import type { Asked } from '../destination.rules'
import { leaveForProvider } from './leave-for-provider'
import { ProviderMark } from './provider-mark'
import './social.texts'

interface SocialButtonsProps {
  /** What was asked for before; kept in this tab while the browser is away. */
  readonly asked: Asked | undefined
  /** Asked before each departure; `false` stays. */
  readonly mayLeave?: () => boolean
}

/** One button per provider. Whether a provider is configured is known to the server, which then leads to /login. */
export function SocialButtons({ asked, mayLeave }: SocialButtonsProps) {
  const { t } = useTranslation('social')
  const [state, setState] = useState<'here' | 'leaving' | 'stuck'>('here')

  async function leave(provider: SocialProvider) {
    if (mayLeave && !mayLeave()) return
    if (asked) askedBeforeLeaving.write(asked)
    else askedBeforeLeaving.remove()
    setState('leaving')
    // A page that is shown again, by the way back or because nothing opened, has its buttons again.
    setState((await leaveForProvider(provider)) === 'stuck' ? 'stuck' : 'here')
  }

  return (
    <div className="flex flex-col gap-3">
      {socialProviders.map((provider) => (
        <Button
          key={provider}
          look="outline"
          isDisabled={state === 'leaving'}
          onPress={() => void leave(provider)}
        >
          <ProviderMark provider={provider} />
          {t(provider)}
        </Button>
      ))}
      <p role="status" className="text-center text-sm text-soft empty:hidden">
        {state === 'leaving' && t('opening')}
      </p>
      <AlertDialog
        message={state === 'stuck' ? t('openInSafari') : undefined}
        onClose={() => setState('here')}
      />
    </div>
  )
}
