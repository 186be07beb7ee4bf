import type { CataloguePlan, ReadCatalogueResponse, Unit } from '@originseal/contracts'
import { units } from '@originseal/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { roles } from '../../components/data-table/table-roles'
import '../../offers/offers.texts'
import './pricing.texts'

interface Row {
  readonly name: string
  readonly cell: (plan: CataloguePlan) => ReactNode
}

const cellLook = 'px-1 py-2 text-center tabular-nums sm:px-3 md:table-cell md:py-3'

/**
 * What each plan brings, a row for each thing. Where there is little room the name of a row stands above its cells, so
 * that all plans stay in sight without scrolling to the side.
 */
export function ComparisonTable({ catalogue }: { readonly catalogue: ReadCatalogueResponse }) {
  const { t } = useTranslation(['pricing', 'offers'])
  const rows = useRows(catalogue.coming)
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className="text-heading font-bold">
        {t('pricing:comparison')}
      </h2>
      <table {...roles.table} className="mt-5 block w-full border-collapse text-small md:table">
        <thead {...roles.rowgroup} className="sticky top-0 z-10 block bg-paper md:table-header-group">
          <tr {...roles.row} className="grid grid-cols-5 border-b-2 border-line md:table-row">
            <td {...roles.cell} className="hidden md:table-cell" />
            {catalogue.plans.map(({ plan }) => (
              <th
                key={plan}
                {...roles.columnheader}
                scope="col"
                className="px-0.5 py-2 text-center text-[0.75rem] font-semibold sm:px-3 sm:text-small md:table-cell"
              >
                {t(`offers:plan.${plan}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="block md:table-row-group">
          {rows.map(({ name, cell }) => (
            <tr key={name} {...roles.row} className="grid grid-cols-5 border-b border-line md:table-row">
              <th
                {...roles.rowheader}
                scope="row"
                className="col-span-5 pt-2.5 text-start font-medium md:table-cell md:py-3 md:pr-4"
              >
                {name}
              </th>
              {catalogue.plans.map((plan) => (
                <td key={plan.plan} {...roles.cell} className={cellLook}>
                  {cell(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useRows(coming: readonly Unit[]): Row[] {
  const { t, i18n } = useTranslation(['pricing', 'offers'])
  const figures = new Intl.NumberFormat(i18n.language)
  const none = <span className="text-soft">{t('pricing:none')}</span>
  const agreed = t('pricing:agreed')
  const ofUnit = (unit: Unit): Row => ({
    name: t(coming.includes(unit) ? 'pricing:unitComing' : 'pricing:unitMonthly', {
      unit: t(unit === 'takedown' ? 'pricing:fastTakedowns' : `offers:unit.${unit}`),
    }),
    cell: ({ price, monthlyUnits }) =>
      price ? (monthlyUnits[unit] === undefined ? none : figures.format(monthlyUnits[unit])) : agreed,
  })
  return [
    ...units.map(ofUnit),
    {
      name: t('pricing:priority'),
      cell: ({ price, takedownPriority }) =>
        price ? (takedownPriority ? t(`offers:priority.${takedownPriority}`) : none) : agreed,
    },
    {
      name: t('pricing:links'),
      cell: ({ entitlements }) => t(entitlements.includes('links:all') ? 'pricing:all' : 'pricing:five'),
    },
    {
      name: t('pricing:patrol'),
      cell: ({ entitlements }) => (entitlements.includes('patrol:automatic') ? t('pricing:yes') : none),
    },
  ]
}
