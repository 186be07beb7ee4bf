import type { ListedVideo } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useRemoveVideoMutation } from './video-scan.api'

interface RemoveVideoButtonProps {
  readonly video: ListedVideo
  readonly onRemoved: () => void
}

/** Removes a scan for good, so it asks first. */
export function RemoveVideoButton({ video: { videoId, filename }, onRemoved }: RemoveVideoButtonProps) {
  const { t } = useTranslation('videoScan')
  const problemText = useProblemText()
  const [remove, { isLoading, error }] = useRemoveVideoMutation()
  /** Undefined until it was pressed for the first time. */
  const [isAsked, setAsked] = useState<boolean>()

  async function press() {
    const { error: refusal } = await remove(videoId)
    if (!refusal) onRemoved()
  }

  if (!isAsked) {
    return (
      <Button
        look="quiet"
        autoFocus={isAsked === false}
        label={t('list.removeThis', { filename })}
        onPress={() => setAsked(true)}
      >
        {t('list.remove')}
      </Button>
    )
  }
  return (
    <div
      role="group"
      aria-label={t('list.removeThis', { filename })}
      className="mt-2 space-y-2 sm:mt-0 sm:max-w-72"
    >
      <p className="text-small">{t('list.removeAsk')}</p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus look="outline" isDisabled={isLoading} onPress={() => setAsked(false)}>
          {t('list.keep')}
        </Button>
        <Button look="secondary" isDisabled={isLoading} onPress={() => void press()}>
          {t('list.removeNow')}
        </Button>
      </div>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('list.removeFailed'))}
        </Notice>
      )}
    </div>
  )
}
