import { loadChunk } from '../../loading/load-chunk'
import type { Language } from '@originseal/contracts/languages'
import type { LegalDocument } from './legal-document'

/** The languages that the documents are written in; the first one is authoritative. */
export type LegalLanguage = 'zh-TW' | 'en'
export type LegalName = 'privacy' | 'terms' | 'refund-policy' | 'data-deletion'

type Load = () => Promise<{ default: LegalDocument }>

/** Each document in each language is a chunk of its own, loaded when somebody reads it. */
const documents: Record<LegalName, Record<LegalLanguage, Load>> = {
  privacy: {
    'zh-TW': () => loadChunk('legal/privacy.zh-TW', () => import('./privacy.zh-TW')),
    en: () => loadChunk('legal/privacy.en', () => import('./privacy.en')),
  },
  terms: {
    'zh-TW': () => loadChunk('legal/terms.zh-TW', () => import('./terms.zh-TW')),
    en: () => loadChunk('legal/terms.en', () => import('./terms.en')),
  },
  'refund-policy': {
    'zh-TW': () => loadChunk('legal/refund-policy.zh-TW', () => import('./refund-policy.zh-TW')),
    en: () => loadChunk('legal/refund-policy.en', () => import('./refund-policy.en')),
  },
  'data-deletion': {
    'zh-TW': () => loadChunk('legal/data-deletion.zh-TW', () => import('./data-deletion.zh-TW')),
    en: () => loadChunk('legal/data-deletion.en', () => import('./data-deletion.en')),
  },
}

/** What somebody is given to read: their own language, or the one of the two that they are likelier to know. */
export function legalLanguage(language: Language): LegalLanguage {
  return language === 'zh-TW' || language === 'zh' ? 'zh-TW' : 'en'
}

const loading = new Map<string, Promise<LegalDocument>>()

/** The same promise for the same document, so that React can wait for it. */
export function loadLegalDocument(name: LegalName, language: LegalLanguage): Promise<LegalDocument> {
  const what = `${name}.${language}`
  const known = loading.get(what)
  if (known) return known
  const document = documents[name][language]().then((chunk) => chunk.default)
  // A failure is not kept: the next visit tries again.
  document.catch(() => loading.delete(what))
  loading.set(what, document)
  return document
}
