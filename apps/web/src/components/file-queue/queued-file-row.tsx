import RetryIcon from 'lucide-react/icons/rotate-ccw'
import RemoveIcon from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../progress-bar'
import { percentSent, type QueuedFile } from './file-queue.rules'

interface QueuedFileRowProps {
  readonly queued: QueuedFile
  readonly onRetry: (id: string) => void
  readonly onRemove: (id: string) => void
  /** What became of it. */
  readonly outcome?: ReactNode
}

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-lg data-hovered:bg-brand-tint'

export function QueuedFileRow({ queued, onRetry, onRemove, outcome }: QueuedFileRowProps) {
  const { t } = useTranslation('components')
  const { id, file, state, fault } = queued
  return (
    <li className="flex items-center gap-2 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 truncate font-medium">{file.name}</span>
          {state !== 'sending' && (
            <span className={`text-small ${state === 'done' ? 'text-good' : 'text-soft'}`}>
              {t(`files.${state === 'done' ? 'finished' : state}`)}
            </span>
          )}
        </p>
        {state === 'sending' && <ProgressBar label={file.name} percent={percentSent(queued)} />}
        {outcome}
        {fault && (
          <p role="alert" className="text-small font-medium text-bad">
            {fault}
          </p>
        )}
      </div>
      {state === 'failed' && (
        <Button
          aria-label={t('files.retry', { what: file.name })}
          onPress={() => onRetry(id)}
          className={iconButton}
        >
          <RetryIcon aria-hidden className="size-5" />
        </Button>
      )}
      <Button
        aria-label={t('remove', { what: file.name })}
        onPress={() => onRemove(id)}
        className={iconButton}
      >
        <RemoveIcon aria-hidden className="size-5" />
      </Button>
    </li>
  )
}
