import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../i18n/i18n'
import { languages, type Language } from '@originseal/contracts/languages'
import { htmlLang, languageNames } from '../i18n/languages'

/** A plain select: every device has a good one of its own. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell')
  return (
    <select
      name="language"
      aria-label={t('language')}
      value={i18n.language}
      onChange={(event) => void changeLanguage(event.target.value as Language)}
      className="min-h-11 rounded-lg border border-line bg-surface px-2 text-small"
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={htmlLang[language]}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  )
}
