import type { KeyTestResult, ProviderKeyName, ProviderKeyView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useProblemText } from '../../i18n/problem-text'
import { useTestProviderKeyMutation } from './provider-keys.api'

const tones: Record<KeyTestResult, StatusTone> = {
  works: 'good',
  refused: 'bad',
  unreachable: 'warn',
  inconclusive: 'warn',
}

interface KeyTestProps {
  readonly name: ProviderKeyName
  readonly version: number
  readonly test: ProviderKeyView['test']
}

/** The last test of the version that is kept: what came of it, what that proves, and the next one. */
export function KeyTest({ name, version, test }: KeyTestProps) {
  const { t } = useTranslation('providerKeys')
  const problemText = useProblemText()
  const time = useTaipeiTime()
  const [run, { isLoading, error }] = useTestProviderKeyMutation()
  return (
    <div className="space-y-2" aria-live="polite">
      {test ? (
        <p>
          <StatusBadge tone={tones[test.result]}>{t(`result.${test.result}`)}</StatusBadge>{' '}
          <span className="text-small text-soft">
            <code>{test.code}</code> · {time(test.testedAt)}
          </span>
        </p>
      ) : (
        <p className="text-soft">{t('test.none')}</p>
      )}
      <p className="text-small text-soft">{t(`proof.${name}`)}</p>
      <Button
        look="outline"
        label={t('test.runOf', { key: t(`key.${name}`) })}
        isDisabled={isLoading}
        onPress={() => void run({ name, version })}
      >
        {t('test.run')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
    </div>
  )
}
