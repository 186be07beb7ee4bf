import { useTranslation } from 'react-i18next'
import '../components.texts'
import { FileDrop } from '../file-drop'
import { QueuedFileRow } from './queued-file-row'
import type { useFileQueue } from './use-file-queue'

interface FileQueueProps {
  readonly label: string
  readonly invitation: string
  readonly hint: string
  readonly accept?: string
  readonly queue: ReturnType<typeof useFileQueue>
}

/** Takes several files and shows how far each of them is. */
export function FileQueue({ queue: { files, add, retry, remove }, ...field }: FileQueueProps) {
  const { t } = useTranslation('components')
  const done = files.filter(({ state }) => state === 'done').length
  return (
    <div className="space-y-4">
      <FileDrop {...field} isMultiple onPick={add} />
      <p role="status" className="text-small text-soft empty:hidden">
        {files.length > 0 && t('files.sent', { done, all: files.length })}
      </p>
      {files.length > 0 && (
        <ul aria-label={field.label} className="card divide-y divide-line px-4">
          {files.map((queued) => (
            <QueuedFileRow key={queued.id} queued={queued} onRetry={retry} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  )
}
