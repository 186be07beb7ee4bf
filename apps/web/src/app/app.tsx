import { StrictMode, Suspense } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { htmlLang, type Language } from '../i18n/languages'
import type { Router } from './router'

export function App({ router }: { readonly router: Router }) {
  const { i18n } = useTranslation()
  return (
    <StrictMode>
      <I18nProvider locale={htmlLang[i18n.language as Language]}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </I18nProvider>
    </StrictMode>
  )
}
