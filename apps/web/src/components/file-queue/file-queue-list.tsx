import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../components.texts'
import { QueuedFileRow } from './queued-file-row'
import type { useFileQueue } from './use-file-queue'

interface FileQueueListProps {
  readonly label: string
  readonly queue: Pick<ReturnType<typeof useFileQueue>, 'files' | 'retry' | 'remove'>
  /** What became of files, such as a link, by their id. */
  readonly outcomes?: ReadonlyMap<string, ReactNode>
}

/** How far each file of a queue is. */
export function FileQueueList({ label, queue: { files, retry, remove }, outcomes }: FileQueueListProps) {
  const { t } = useTranslation('components')
  const done = files.filter(({ state }) => state === 'done').length
  return (
    <>
      <p role="status" className="text-small text-soft empty:hidden">
        {files.length > 0 && t('files.sent', { done, all: files.length })}
      </p>
      {files.length > 0 && (
        <ul aria-label={label} className="card divide-y divide-line px-4">
          {files.map((queued) => (
            <QueuedFileRow
              key={queued.id}
              queued={queued}
              onRetry={retry}
              onRemove={remove}
              outcome={outcomes?.get(queued.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
