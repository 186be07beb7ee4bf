import i18next from 'i18next'
import type { RouteObject } from 'react-router-dom'
import { legalLanguage, loadLegalDocument, type LegalName } from '../../content/legal/legal-documents'
import { publicPage } from '../../components/public-page'
import type { Language } from '@originseal/contracts/languages'
import { lazyPage } from '../../loading/lazy-page'
import './legal.texts'

const names: readonly LegalName[] = ['privacy', 'terms', 'refund-policy', 'data-deletion']

/** What somebody who uses the product agrees to (CONTENT-06). */
export const legalRoutes: RouteObject[] = names.map((name) => ({
  path: name,
  handle: publicPage,
  // Beside the page's code and not after it.
  loader: () => loadLegalDocument(name, legalLanguage(i18next.language as Language)),
  lazy: lazyPage(async () => {
    const { LegalPage } = await import('./legal-page')
    return { element: <LegalPage name={name} /> }
  }, 'legal'),
}))
