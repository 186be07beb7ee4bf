import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { useScanVideoMutation } from './video-scan.api'

/** Sends a video and tells how far it is. Sending the same one again after a failure keeps its key. */
export function useScanVideo() {
  const [scan, { isLoading }] = useScanVideoMutation()
  const [sent, setSent] = useState(0)
  const tried = useRef<{ file: File; key: string }>(undefined)
  const sending = useRef<ReturnType<typeof scan>>(undefined)

  /** @throws Problem */
  async function send(file: File): Promise<string> {
    setSent(0)
    if (tried.current?.file !== file) tried.current = { file, key: newIdempotencyKey() }
    sending.current = scan({ file, idempotencyKey: tried.current.key, onProgress: setSent })
    return (await sending.current.unwrap()).videoId
  }

  return { send, cancel: () => sending.current?.abort(), isSending: isLoading, sent }
}
