import { StrictMode, Suspense, useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import type { Language } from '@originseal/contracts/languages'
import { htmlLang } from '../i18n/languages'
import { hydrated, writtenLanguage } from '../loading/hydration'
import { keepSession } from '../session/keep-session'
import { goToLogin } from './guarded'
import type { Router } from './router'
import { createStore } from './store'

function keepSessionOnceHydrated(store: ReturnType<typeof createStore>): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  if (writtenLanguage() === undefined) return keepSession(store)
  void hydrated().then(() => {
    if (!isOver) stop = keepSession(store)
  })
  return () => {
    isOver = true
    stop?.()
  }
}

export function App({ router }: { readonly router: Router }) {
  const { i18n } = useTranslation()
  const [store] = useState(() => createStore(() => goToLogin(router)))
  // What the page was written with: an answer may come while it is being hydrated, and then it is drawn by this first.
  const [atFirst] = useState(() => store.getState())
  useEffect(() => keepSessionOnceHydrated(store), [store])
  return (
    <StrictMode>
      <Provider store={store} serverState={atFirst}>
        <I18nProvider locale={htmlLang[i18n.language as Language]}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </I18nProvider>
      </Provider>
    </StrictMode>
  )
}
