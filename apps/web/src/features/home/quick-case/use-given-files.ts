import { useEffect, useRef } from 'react'

/** Hands on the file that is dropped on an element, or pasted anywhere on the page. */
export function useGivenFiles<Target extends HTMLElement>(onFile: (file: File) => void) {
  const target = useRef<Target>(null)
  const handler = useRef(onFile)
  useEffect(() => {
    handler.current = onFile
  })
  useEffect(() => {
    const element = target.current
    const take = (event: Event, files: FileList | undefined) => {
      const [file] = files ?? []
      if (!file) return
      event.preventDefault()
      handler.current(file)
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files)
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files)
    const over = (event: DragEvent) => event.preventDefault()
    document.addEventListener('paste', paste)
    element?.addEventListener('dragover', over)
    element?.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('paste', paste)
      element?.removeEventListener('dragover', over)
      element?.removeEventListener('drop', drop)
    }
  }, [])
  return target
}
