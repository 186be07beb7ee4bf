import { stored } from '../api/stored'

/** How the pages look: as the system is set, or as the visitor chose. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const chosen = stored({
  area: () => window.localStorage,
  key: 'theme',
  decode: decodeTheme,
  text: 'plain',
})

export const readTheme = (): Theme => chosen.read() ?? 'system'

const followers = new Set<() => void>()

/** Calls back whenever the look is changed. @returns stops it */
export function followTheme(changed: () => void): () => void {
  followers.add(changed)
  return () => followers.delete(changed)
}

/** Changes the look now and for the next visit. */
export function changeTheme(theme: Theme): void {
  if (theme === 'system') chosen.remove()
  else chosen.write(theme)
  applyTheme(theme)
  followers.forEach((changed) => changed())
}

/** The tokens (src/styles/tokens.css) follow the attribute; without it they follow the system. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** @throws RangeError if there is no such theme */
function decodeTheme(written: unknown): Theme {
  const theme = themes.find((known) => known === written)
  if (!theme) throw new RangeError(`no such theme: ${String(written)}`)
  return theme
}
