import i18next from 'i18next'
import type { RouteObject } from 'react-router-dom'
import { legalLanguage, loadLegalDocument, type LegalName } from '../../content/legal/legal-documents'
import { loadTexts } from '../../i18n/i18n'
import type { Language } from '../../i18n/languages'
import './legal.texts'

const names: readonly LegalName[] = ['privacy', 'terms', 'refund-policy', 'data-deletion']

/** What somebody who uses the product agrees to (CONTENT-06). */
export const legalRoutes: RouteObject[] = names.map((name) => ({
  path: name,
  async lazy() {
    const [{ LegalPage }] = await Promise.all([
      import('./legal-page'),
      loadTexts('legal'),
      loadLegalDocument(name, legalLanguage(i18next.language as Language)),
    ])
    return { element: <LegalPage name={name} /> }
  },
}))
