import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router-dom'

const places = [
  { to: '/admin/dashboard', text: 'links.dashboard' },
  { to: '/admin/users', text: 'links.users' },
  { to: '/admin/payments', text: 'links.payments' },
  { to: '/admin/plan', text: 'links.plan' },
  { to: '/admin/addon-packages', text: 'links.addonPackages' },
  { to: '/admin/settings/api-keys', text: 'links.apiKeys' },
] as const

const place =
  'flex min-h-11 items-center rounded-xl px-4 whitespace-nowrap font-medium hover:bg-brand-tint hover:text-brand-dark aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand-dark'

/** The back office (ADMIN-01): its places at the side, on a phone above, and the page. Its guard stands around it. */
export function Component() {
  const { t } = useTranslation('backOffice')
  return (
    <div className="mx-auto w-full max-w-7xl lg:grid lg:grid-cols-[14rem_1fr] lg:px-5">
      <aside className="px-5 py-4 max-lg:border-b max-lg:border-line max-lg:bg-surface lg:px-0 lg:py-12">
        <p className="px-4 text-sm font-semibold text-soft">{t('title')}</p>
        <nav aria-label={t('nav')} className="mt-3">
          <ul className="flex flex-wrap gap-1 lg:flex-col">
            {places.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} className={place}>
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
