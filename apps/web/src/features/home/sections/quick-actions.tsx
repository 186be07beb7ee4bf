import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSearch } from '../../../loading/use-search'
import { registerPath, type Intent } from '../../../tracking/campaign'

const intents: readonly Intent[] = ['submit_takedown', 'evidence_seal', 'case_tracking', 'export_proof']

/** Four things that one may have come for, each a link to the registration that says why (HOME-16). */
export function QuickActions() {
  const { t } = useTranslation('homeSections')
  const search = useSearch()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {intents.map((intent) => (
        <li key={intent}>
          <Link
            to={registerPath(search, { intent })}
            className="card flex h-full flex-col p-5 hover:border-brand-deep"
          >
            <span className="font-semibold text-brand-deep">{t(`actions.${intent}.title`)}</span>
            <span className="mt-1 text-small text-soft">{t(`actions.${intent}.text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
