import type { FoundCopy } from '@originseal/contracts'
import { CopyPicture } from '../features/scans/copy-picture'
import { UnitsLeft } from '../features/units/units-left'
import { WorkbenchPage } from '../features/workbench/workbench-page'

/** The workbench with the pictures of scans and the takedowns that are left. */
export function Component() {
  return <WorkbenchPage Picture={Picture} unitsLeft={<UnitsLeft unit="takedown" />} />
}

const Picture = ({ copy: { id, scanId, masked } }: { readonly copy: FoundCopy }) => (
  <CopyPicture scanId={scanId} findingId={id} isMasked={masked} />
)
