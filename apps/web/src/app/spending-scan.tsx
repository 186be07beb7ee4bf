import { ScanListingsButton } from '../features/scans/scan-listings'
import { UnitsLeft } from '../features/units/units-left'

const ScansLeft = () => <UnitsLeft unit="scan" />

/** Starts a search for listings, with what is left of the allowance: of another feature, so they meet here. */
export const SpendingScan = ({ name }: { readonly name: string }) => (
  <ScanListingsButton name={name} Left={ScansLeft} />
)
