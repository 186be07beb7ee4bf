import { Suspense, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '../app/store'
import type { Language } from '@originseal/contracts/languages'
import { htmlLang } from '../i18n/languages'

/** What is around every page of the product is around every story: language, addresses and a store of its own. */
export function StorySurroundings({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  const [store] = useState(() => createStore(() => undefined))
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <Suspense>{children}</Suspense> }]),
  )
  return (
    <Provider store={store}>
      <I18nProvider locale={htmlLang[i18n.language as Language]}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Provider>
  )
}
