import type { Order, Unit, UnitLine } from '@originseal/contracts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Spinner } from '../../components/spinner'
import { useReadCatalogueQuery } from '../../offers/offers.api'
import { offerOf } from '../../offers/offer-of.rules'
import '../../offers/offers.texts'
import { useListUnitLinesInfiniteQuery } from './units.api'
import './units.texts'

const PAUSE_MS = 2_000
/** For so long the page asks; a grant takes seconds. */
const PATIENCE_MS = 60_000

/** The units that an order has brought, as their grants arrive; nothing for one that brings none. */
export function BroughtUnits({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['units', 'offers'])
  const { data: catalogue } = useReadCatalogueQuery(undefined)
  const units = catalogue ? Object.keys(offerOf(order.item, catalogue)?.units ?? {}) : []
  const expected = units.filter((unit) => !catalogue?.coming.includes(unit as Unit)).length
  const arrived = useArrived(order, expected)
  if (expected === 0) return null
  return (
    <CardSection title={t('units:brought.title')}>
      <ul className="space-y-1">
        {arrived.map(({ id, unit, quantity }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>{t(`offers:unit.${unit}`)}</span>
            <span className="font-semibold tabular-nums">+{quantity}</span>
          </li>
        ))}
      </ul>
      {arrived.length < expected && <Spinner>{t('units:brought.onTheirWay')}</Spinner>}
    </CardSection>
  )
}

/** Lines of the account that an order has caused; asked for until all that are expected are there. */
function useArrived(order: Order, expected: number): UnitLine[] {
  const [pollingInterval, setPause] = useState(PAUSE_MS)
  const { data } = useListUnitLinesInfiniteQuery(undefined, {
    pollingInterval,
    skip: expected === 0,
    refetchOnMountOrArgChange: true,
  })
  const lines = data?.pages.flatMap((page) => page.lines) ?? []
  const arrived = lines.filter((line) => line.move === 'grant' && isOf(order, line))
  if (pollingInterval !== 0 && expected > 0 && arrived.length >= expected) setPause(0)
  useEffect(() => {
    const patience = setTimeout(() => setPause(0), PATIENCE_MS)
    return () => clearTimeout(patience)
  }, [])
  return arrived
}

/** A pack's grants name its order; a plan's name its period, which begins when it is paid. */
const isOf = ({ id, item, paidAt }: Order, { cause, at }: UnitLine): boolean =>
  cause.id === id || (item.kind === 'plan' && cause.kind === 'plan' && paidAt !== undefined && at >= paidAt)
