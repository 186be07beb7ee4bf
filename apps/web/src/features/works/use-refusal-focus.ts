import { useEffect, useRef, type RefObject } from 'react'
import type { FieldErrors } from 'react-hook-form'
import type { WorkDraft } from './register-work.rules'

/**
 * Brings what was refused before the person: its field, else the notice, takes the focus and is scrolled to. Only once
 * nothing is being sent: until then every field is disabled, and a disabled one takes no focus.
 * @returns where the notice is, in the form
 */
export function useRefusalFocus(
  { file, title, root }: FieldErrors<WorkDraft>,
  isSending: boolean,
): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null)
  const refused = file ?? title ?? root
  useEffect(() => {
    if (!refused || isSending || refused.type === 'picked') return
    const field = notice.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const shown = field ?? notice.current
    shown?.focus({ preventScroll: true })
    shown?.scrollIntoView({ block: 'center' })
  }, [refused, isSending])
  return notice
}
