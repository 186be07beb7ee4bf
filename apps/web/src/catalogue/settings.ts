import { languages, type Language } from '@originseal/contracts/languages'

/** How the stories are shown; all of it is in the address of the frame, so that one can be opened by itself. */
export interface Settings {
  readonly language: Language
  readonly theme: 'system' | 'light' | 'dark'
  /** Of the frame in pixels, or all there is. */
  readonly width: '360' | '390' | '768' | '1024' | '1440' | 'full'
  readonly contrast: 'normal' | 'forced'
  readonly motion: 'normal' | 'reduced'
}

/** Each setting with what may be chosen, the usual one first. */
export const choices: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: languages,
  theme: ['system', 'light', 'dark'],
  width: ['full', '360', '390', '768', '1024', '1440'],
  contrast: ['normal', 'forced'],
  motion: ['normal', 'reduced'],
}

/** What is not chosen, or chosen wrongly, is as usual. */
export function readSettings(query: URLSearchParams): Settings {
  const chosen = Object.entries(choices).map(([name, allowed]) => {
    const written = query.get(name)
    return [name, allowed.find((choice) => choice === written) ?? allowed[0]]
  })
  return Object.fromEntries(chosen) as Settings
}
