import { act, render, screen, type RenderResult } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { createMemoryRouter, createPath, parsePath } from 'react-router-dom'
import { App } from '../app/app'
import { routes } from '../app/router'
import { loadTexts, startI18n } from '../i18n/i18n'
import type { Language } from '@originseal/contracts/languages'
import { standInBrowser } from './browser.double'

standInBrowser()

interface Visit {
  readonly language?: Language
  /** Navigation state, as another page would hand it on. */
  readonly state?: unknown
}

/** Opens the whole app at an address, as a visitor would, and waits until something stands there. */
export async function openPage(path: string, { language = 'en', state }: Visit = {}) {
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else await startI18n(language)
  await loadTexts('shell')
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parsePath(path), state }] })
  const page: RenderResult = render(<App router={router} />)
  await screen.findAllByRole('main', { hidden: true })
  return {
    page,
    user: userEvent.setup(),
    at: () => router.state.location.pathname,
    /** The browser's way back. */
    back: () => act(() => router.navigate(-1)),
    /** The whole address: path, query and fragment. */
    where: () => createPath(router.state.location),
  }
}
