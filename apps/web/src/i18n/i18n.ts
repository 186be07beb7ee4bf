import i18next, { type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { stored } from '../api/stored'
import { ChunkLoadError } from '../loading/chunk-load-error'
import { loadChunk } from '../loading/load-chunk'
import { chooseLanguage, languages, type Language } from '@originseal/contracts/languages'
import { decodeLanguage, htmlLang, languageAt } from './languages'

/** Loads one feature's texts in one language, as its own chunk. */
export type LoadTexts = (language: Language) => Promise<{ default: ResourceKey }>

const loaders = new Map<string, LoadTexts>()
const chosen = stored({
  area: () => window.localStorage,
  key: 'language',
  decode: decodeLanguage,
  text: 'plain',
})

/** Makes a feature's texts known under its name; they load when a page first asks for them. */
export function registerTexts(namespace: string, load: LoadTexts): void {
  loaders.set(namespace, load)
}

/** In which language somebody reads: that of the address, else the chosen one, else the browser's. */
export const visitorsLanguage = (): Language =>
  languageAt(window.location.pathname) ?? chosen.read() ?? chooseLanguage(navigator.languages)

/** Starts the translations. */
export async function startI18n(language: Language = visitorsLanguage()): Promise<void> {
  i18next.on('languageChanged', (now) => {
    if (typeof document === 'undefined') return
    document.documentElement.lang = htmlLang[now as Language]
  })
  await i18next
    .use(initReactI18next)
    .use({ type: 'backend', read: readTexts })
    .init({
      lng: language,
      supportedLngs: languages,
      load: 'currentOnly',
      // Traditional Chinese and English are complete, which a test holds; the others may lag behind.
      fallbackLng: { 'zh-TW': [], en: [], default: ['en'] },
      ns: [],
      defaultNS: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}

/** Changes the language now and for the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  chosen.write(language)
  await i18next.changeLanguage(language)
}

/**
 * Loads texts ahead of the page that needs them, beside its code, so that nothing waits twice.
 * @throws ChunkLoadError when they do not come: a page of bare keys is none
 */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  for (const namespace of namespaces) if (!loaders.has(namespace)) throw new Error(unregistered(namespace))
  // i18next tells nobody that a file did not come, so what is there is looked at.
  await i18next.loadNamespaces(namespaces)
  for (const namespace of namespaces) {
    if (i18next.languages.some((language) => i18next.hasResourceBundle(language, namespace))) continue
    throw new ChunkLoadError(`texts:${namespace}`, 'no language of it was loaded')
  }
}

const unregistered = (namespace: string) => `no texts are registered as '${namespace}'`

/** Fetches the files of these texts in the present language, for a page that may be next. */
export async function fetchTexts(namespaces: readonly string[]): Promise<void> {
  const language = i18next.language as Language
  await Promise.all(namespaces.map((namespace) => loaders.get(namespace)?.(language)))
}

async function readTexts(language: string, namespace: string): Promise<ResourceKey> {
  const load = loaders.get(namespace)
  if (!load) throw new Error(unregistered(namespace))
  return (await loadChunk(`texts:${namespace}:${language}`, () => load(language as Language))).default
}
