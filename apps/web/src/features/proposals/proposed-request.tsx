import type { Proposal } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The request as it will be sent, field by field, in the interface's own names: nothing is left out or summed up. */
export function ProposedRequest({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('proposals')
  const { operation, params, body, withheld, digest } = proposal
  const page = pageOf(proposal)
  const fields = Object.entries({ ...params, ...(body as object | undefined) })
  return (
    <div className="space-y-1">
      <dl className="space-y-1">
        {fields.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>
              <code className="text-small text-soft">{name}</code>
            </dt>
            <dd className="min-w-0 break-words">
              {name === 'id' && page !== undefined ? (
                <Link className="link" to={page}>
                  {String(value)}
                </Link>
              ) : (
                <Value value={value} />
              )}
            </dd>
          </div>
        ))}
        {withheld.map(({ field, fingerprint }) => (
          <div key={field} className="flex flex-wrap gap-x-2">
            <dt>
              <code className="text-small text-soft">{field}</code>
            </dt>
            <dd>{t('fact.withheld', { fingerprint })}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-soft">
        {t('fact.digest')} <code title={`${operation} ${digest}`}>{digest.slice(0, 16)}</code>
      </p>
    </div>
  )
}

function Value({ value }: { readonly value: unknown }) {
  if (typeof value !== 'object' || value === null) return String(value)
  return (
    <pre className="rounded-lg break-words whitespace-pre-wrap bg-brand-tint p-3 text-small">
      {JSON.stringify(value, undefined, 2)}
    </pre>
  )
}

/** Where what it is about can be looked at. */
function pageOf({ operation, params: { id } }: Proposal): string | undefined {
  if (id === undefined) return undefined
  if (operation === 'giveUnits' || operation === 'appointAdministrator') return `/admin/users/${id}`
  return undefined
}
