import type { ComparedName } from '../features/trademark/name-check'
import { OrderReport } from '../features/trademark/order-report'
import { ScanListings } from '../features/scans/scan-listings'
import { WatchName } from '../features/trademark/watch-name'
import { UnitsLeft } from '../features/units/units-left'

const ScansLeft = () => <UnitsLeft unit="scan" />
const ReportsLeft = () => <UnitsLeft unit="trademark-report" />

/** What can be done with an analysis. Features are strangers, so trademarks and the allowance for their reports meet here. */
export function TrademarkNextSteps(compared: ComparedName) {
  const key = JSON.stringify(compared)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
      <OrderReport key={`report ${key}`} {...compared} Left={ReportsLeft} />
      <WatchName key={`watch ${key}`} name={compared.name} classes={compared.classes} />
      <ScanListings key={`listings ${key}`} name={compared.name} Left={ScansLeft} />
    </div>
  )
}
