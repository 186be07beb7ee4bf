import DownloadIcon from 'lucide-react/icons/download'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SealMark } from '../components/seal-mark'
import { consentState } from '../tracking/consent-state'
import { addressOf, footerColumns, terms } from './site-map'
import { ThemeSwitch } from './theme-switch'

const look =
  'inline-flex min-h-11 items-center gap-2 underline-offset-4 lg:min-h-9 hover:text-brand-deep hover:underline'

/** Below every page: who we are, and where everything is; below pages of one's own a line with the terms. */
export function Footer({ isShort = false }: { readonly isShort?: boolean }) {
  return isShort ? <ShortFooter /> : <FullFooter />
}

/** The choice about measuring can be changed at any time, where there is one. */
function ConsentLink() {
  const { t } = useTranslation('shell')
  const { isOffered } = useSyncExternalStore(
    consentState.subscribe,
    consentState.read,
    consentState.readFirst,
  )
  if (!isOffered) return null
  return (
    <button type="button" className={look} onClick={() => consentState.write({ isOpen: true })}>
      {t('consent')}
    </button>
  )
}

function ShortFooter() {
  const { t } = useTranslation('shell')
  return (
    <footer className="border-t border-line text-small text-soft print:hidden">
      <div className="mx-auto flex max-w-[88rem] flex-wrap items-center gap-x-6 gap-y-2 px-gutter py-4">
        <nav aria-label={t('footerNav')}>
          <ul className="flex flex-wrap gap-x-6">
            {terms.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={look}>
                  {t(text)}
                </Link>
              </li>
            ))}
            <li>
              <ConsentLink />
            </li>
          </ul>
        </nav>
        <div className="ml-auto">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function FullFooter() {
  const { t, i18n } = useTranslation('shell')
  return (
    <footer className="border-t border-line text-small text-soft print:hidden">
      <div className="column-wide grid gap-x-8 gap-y-10 py-group lg:grid-cols-[1.25fr_3fr]">
        <div className="flex flex-col items-start gap-4">
          <SealMark className="size-12" />
          <p className="max-w-xs">{t('footer')}</p>
          <a className={look} href="/downloads/originseal-verify.cjs" download>
            <DownloadIcon aria-hidden className="size-4" />
            {t('verifier')}
          </a>
          <ConsentLink />
          <ThemeSwitch />
        </div>
        <nav aria-label={t('footerNav')} className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {footerColumns.map(({ title, links }) => (
            <section key={title} className="max-sm:first:col-span-2">
              <h2 className="mb-1 font-semibold text-ink">{t(title)}</h2>
              <ul className="max-sm:in-[section:first-child]:columns-2 max-sm:in-[section:first-child]:gap-x-6">
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={addressOf(link, i18n.language)} className={look}>
                      {t(link.text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </footer>
  )
}
