import { useTranslation } from 'react-i18next'

interface ComparisonTableProps {
  /** `comparison`: sealing against a traditional registration; `free`: what is free against what is paid. */
  readonly of: 'comparison' | 'free'
}

const rows = ['a', 'b', 'c', 'd'] as const

export function ComparisonTable({ of }: ComparisonTableProps) {
  const { t } = useTranslation('homeSections')
  return (
    <div className="card">
      <table className="w-full table-fixed text-left text-small sm:text-body">
        <caption className="sr-only">{t(`${of}.title`)}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className="p-3 sm:p-4">
              <span className="sr-only">{t('what')}</span>
            </th>
            <th scope="col" className="p-3 sm:p-4 text-brand-deep">
              {t(`${of}.ours`)}
            </th>
            <th scope="col" className="p-3 sm:p-4 text-soft">
              {t(`${of}.theirs`)}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className="p-3 sm:p-4 font-semibold">
                {t(`${of}.${row}.name`)}
              </th>
              <td className="p-3 sm:p-4">{t(`${of}.${row}.ours`)}</td>
              <td className="p-3 sm:p-4 text-soft">{t(`${of}.${row}.theirs`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
