import type { SocialProvider } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../components/alert-dialog'
import { Button } from '../../components/button'
import { askedBeforeLeaving } from '../asked-path'
import type { Asked } from '../destination.rules'
import { useSocialProvidersQuery } from '../session.api'
import { leaveForProvider } from './leave-for-provider'
import { ProviderMark } from './provider-mark'
import './social.texts'

interface SocialButtonsProps {
  /** What was asked for before; kept in this tab while the browser is away. */
  readonly asked: Asked | undefined
  /** Asked before each departure; `false` stays. */
  readonly mayLeave?: () => boolean
  /** Between the other way in and these. */
  readonly or: string
  readonly warning?: string
}

/** One button per provider that is configured here; where none is, as long as it is not known, nothing. */
export function SocialButtons({ asked, mayLeave, or, warning }: SocialButtonsProps) {
  const { t } = useTranslation('social')
  const { data: providers = [] } = useSocialProvidersQuery()
  const [state, setState] = useState<'here' | 'leaving' | 'stuck'>('here')

  async function leave(provider: SocialProvider) {
    if (mayLeave && !mayLeave()) return
    if (asked) askedBeforeLeaving.write(asked)
    else askedBeforeLeaving.remove()
    setState('leaving')
    // A page that is shown again, by the way back or because nothing opened, has its buttons again.
    setState((await leaveForProvider(provider)) === 'stuck' ? 'stuck' : 'here')
  }

  if (providers.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="my-2 flex items-center gap-4 text-small text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {or}
      </p>
      {providers.map((provider) => (
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
      <p role="status" className="text-center text-small text-soft empty:hidden">
        {state === 'leaving' && t('opening')}
      </p>
      {warning && <p className="text-small text-soft">{warning}</p>}
      <AlertDialog
        message={state === 'stuck' ? t('openInSafari') : undefined}
        onClose={() => setState('here')}
      />
    </div>
  )
}
