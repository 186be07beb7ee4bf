import { ScanListingsButton } from '../features/scans/scan-listings'
import { WatchPage } from '../features/trademark/watch-page'
import { UnitsLeft } from '../features/units/units-left'

const ScansLeft = () => <UnitsLeft unit="scan" />
const Scan = ({ name }: { readonly name: string }) => <ScanListingsButton name={name} Left={ScansLeft} />

/** Watched names; from a mark that was published the way leads to the listings under its name. */
export function Component() {
  return <WatchPage Scan={Scan} />
}
