/** A file on its way: it waits its turn, is being sent, is there, or was not sent. */
export interface QueuedFile {
  readonly id: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused'
  /** Bytes that are known to be there: a retry may go on from here. */
  readonly sent: number
  /** Why it was refused or failed, in words. */
  readonly fault?: string
}

export type QueueEvent =
  | { readonly kind: 'added'; readonly id: string; readonly file: File; readonly refusal: string | undefined }
  | { readonly kind: 'progressed'; readonly id: string; readonly sent: number }
  | { readonly kind: 'failed'; readonly id: string; readonly fault: string }
  | { readonly kind: 'started' | 'interrupted' | 'finished' | 'retried' | 'removed'; readonly id: string }

export function afterEvent(files: readonly QueuedFile[], event: QueueEvent): readonly QueuedFile[] {
  if (event.kind === 'removed') return files.filter(({ id }) => id !== event.id)
  if (event.kind === 'added') {
    const { id, file, refusal } = event
    const state = refusal === undefined ? 'waiting' : 'refused'
    return [...files, { id, file, state, sent: 0, ...(refusal !== undefined && { fault: refusal }) }]
  }
  return files.map((file) => (file.id === event.id ? changed(file, event) : file))
}

type Change = Exclude<QueueEvent, { kind: 'added' | 'removed' }>

function changed(queued: QueuedFile, event: Change): QueuedFile {
  const { fault: _fault, ...rest } = queued
  switch (event.kind) {
    case 'started':
      return { ...rest, state: 'sending' }
    case 'progressed':
      // What is there stays there, whatever a retry counts.
      return queued.state === 'sending' ? { ...queued, sent: Math.max(queued.sent, event.sent) } : queued
    case 'interrupted':
      return queued.state === 'sending' ? { ...rest, state: 'waiting' } : queued
    case 'finished':
      return { ...rest, state: 'done', sent: queued.file.size }
    case 'failed':
      return { ...queued, state: 'failed', fault: event.fault }
    default:
      return queued.state === 'failed' ? { ...rest, state: 'waiting' } : queued
  }
}

/** Which files may begin now, so that no more than so many are sent at once. */
export function startable(files: readonly QueuedFile[], atOnce: number): readonly QueuedFile[] {
  const sending = files.filter(({ state }) => state === 'sending').length
  return files.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - sending))
}

/** 0 to 100. */
export const percentSent = ({ file, sent, state }: QueuedFile): number =>
  state === 'done' || file.size === 0 ? 100 : Math.round((Math.min(sent, file.size) / file.size) * 100)
