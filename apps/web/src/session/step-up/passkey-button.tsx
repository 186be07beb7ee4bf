import type { PasskeyAssertion } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { usedPasskey } from './browser-passkeys'
import './step-up.texts'

interface PasskeyButtonProps {
  /** Asks for the challenge. */
  readonly ask: () => Promise<{ readonly data?: object; readonly error?: unknown }>
  /** @returns what stood in the way */
  readonly onUsed: (passkey: PasskeyAssertion) => Promise<{ readonly error?: unknown }>
}

/** Has the browser use a passkey: asked for only now, so that a challenge is fresh. */
export function PasskeyButton({ ask, onUsed }: PasskeyButtonProps) {
  const { t } = useTranslation('stepUp')
  const problemText = useProblemText()
  const [isWorking, setWorking] = useState(false)
  const [fault, setFault] = useState<string>()
  async function use() {
    setWorking(true)
    const asked = await ask()
    const passkey = asked.data && (await usedPasskey(asked.data))
    const outcome = passkey ? await onUsed(passkey) : { error: asked.error }
    if (outcome.error) setFault(problemText(outcome.error, t('failed')))
    else setFault(passkey ? undefined : t('passkey.gaveUp'))
    setWorking(false)
  }
  return (
    <div className="space-y-3">
      <Button className="w-full" isDisabled={isWorking} onPress={() => void use()}>
        {t(isWorking ? 'passkey.working' : 'passkey.use')}
      </Button>
      {fault !== undefined && (
        <Notice tone="bad" live>
          {fault}
        </Notice>
      )}
    </div>
  )
}
