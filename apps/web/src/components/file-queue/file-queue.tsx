import { FileDrop } from '../file-drop'
import { FileQueueList } from './file-queue-list'
import type { useFileQueue } from './use-file-queue'

interface FileQueueProps {
  readonly label: string
  readonly invitation: string
  readonly hint: string
  readonly accept?: string
  readonly queue: ReturnType<typeof useFileQueue>
}

/** Takes several files and shows how far each of them is. */
export function FileQueue({ queue, ...field }: FileQueueProps) {
  return (
    <div className="space-y-4">
      <FileDrop {...field} isMultiple onPick={queue.add} />
      <FileQueueList label={field.label} queue={queue} />
    </div>
  )
}
