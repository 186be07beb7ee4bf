import { StartScanButton } from '../features/scans/start-scan-button'
import { CertificatePage } from '../features/works/certificate-page'

/** Step 2 is a page of works that ends in a command of scans; features are strangers, so they meet here. */
export function Component() {
  return <CertificatePage Next={StartScanButton} />
}
