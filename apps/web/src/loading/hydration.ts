import type { Language } from '@originseal/contracts/languages'
import { decodeLanguage } from '../i18n/languages'

/** What the document says of its own page: nothing unless it was written at build. */
const written = () =>
  typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset.prerendered

/** The language in which the page was written at build, if it was. */
export const writtenLanguage = (): Language | undefined => {
  const language = written()
  return language === undefined ? undefined : decodeLanguage(language)
}

let hasEnded = false
let tellEnd: () => void
const end = new Promise<void>((resolve) => (tellEnd = resolve))

/**
 * Resolves when the page that was written at build is the program's. Until then nothing may be drawn otherwise than it
 * was written: neither in the visitor's language nor for who is logged in.
 */
export const hydrated = (): Promise<void> => (written() === undefined ? Promise.resolve() : end)

/** Whether that has ended, or never was. */
export const isHydrated = (): boolean => written() === undefined || hasEnded

/** Called when the innermost part of the page has been taken over: its inputs have waited for that (build/write-pages.mts). */
export function hydrationEnded(): void {
  for (const inputs of document.querySelectorAll(':is(form, fieldset)[inert]'))
    inputs.removeAttribute('inert')
  hasEnded = true
  tellEnd()
}
