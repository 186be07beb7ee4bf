import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

const links = [
  { to: '/solutions/blockchain', text: 'links.blockchain' },
  { to: '/solutions/dmca-takedown', text: 'links.dmcaTakedown' },
  { to: '/terms', text: 'links.terms' },
  { to: '/privacy', text: 'links.privacy' },
  { to: '/refund-policy', text: 'links.refundPolicy' },
] as const

const look = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-brand-deep hover:underline'

export function Footer() {
  const { t } = useTranslation('shell')
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto max-w-7xl px-5 py-6 text-sm text-soft">
        <nav aria-label={t('footerNav')} className="flex flex-wrap gap-x-6">
          {links.map(({ to, text }) => (
            <Link key={to} to={to} className={look}>
              {t(text)}
            </Link>
          ))}
          <a className={look} href="/downloads/originseal-verify.cjs" download>
            {t('verifier')}
          </a>
        </nav>
        <p className="mt-3">{t('footer')}</p>
      </div>
    </footer>
  )
}
