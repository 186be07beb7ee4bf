import type { ListedCase } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The cases that were just opened, each with the way to it. */
export function OpenedCases({ cases }: { readonly cases: readonly ListedCase[] }) {
  const { t } = useTranslation('workbench')
  return (
    <div role="status" className="space-y-3">
      <p>{t('opened.text')}</p>
      <ul className="divide-y divide-line">
        {cases.map(({ id, number, title, pageTitle }) => (
          <li key={id} className="py-3">
            <Link className="link font-semibold" to={`/sirp/cases/${id}`}>
              {number}
            </Link>
            <p className="text-small break-words text-soft">
              {[title, pageTitle].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
