import { languages as known, type Language } from '@originseal/contracts/languages'
import { htmlLang } from '../i18n/languages'
import { siteOrigin } from './site-origin'

/** A page in one of the languages that it is written in; the first language is also for who reads none of them. */
export interface PageLanguage {
  readonly locale: Language
  readonly path: string
}

/** Tells search engines of the other languages of a page, this one among them; nothing where there is one. */
export function Alternates({ languages }: { readonly languages: readonly PageLanguage[] }) {
  if (languages.length < 2) return null
  const first = languages.find(({ locale }) => locale === known[0])
  return (
    <>
      {languages.map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={htmlLang[locale]} href={siteOrigin() + path} />
      ))}
      {first && <link rel="alternate" hrefLang="x-default" href={siteOrigin() + first.path} />}
    </>
  )
}
