import type { SealedFile } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { trialSession } from '../../api/trial-session'
import { ButtonLink } from '../../components/button-link'
import { CodeFact } from '../../components/code-fact'
import { FactList } from '../../components/fact-list'
import { CoverageStatement } from './coverage-statement'
import { FindingCard } from './finding-card'
import { NoFindings } from './no-findings'
import { ResultsActions } from './results-actions'
import { ResultsSummary } from './results-summary'
import type { Scan } from './scan'
import { UnlockLinks } from './unlock-links'
import { useOriginalPictureQuery } from './scans.api'
import { isAllowed } from './suspects.rules'
import { useAskedFinding } from './use-asked-finding'

interface ScanResultsProps {
  readonly scan: Scan
  /** The work that was searched for, once it is known. */
  readonly file: SealedFile | undefined
}

/** What a scan has found, what it has searched, and for which work. */
export function ScanResults({ scan, file }: ScanResultsProps) {
  const { t } = useTranslation('scans')
  const { data: original } = useOriginalPictureQuery(scan.fileId)
  useAskedFinding()
  const hidden = scan.findings.filter(({ masked }) => masked).length
  return (
    <div className="space-y-10">
      <ResultsSummary scan={scan} />
      {hidden > 0 && <UnlockLinks scanId={scan.scanId} hidden={hidden} />}
      <section aria-labelledby="findings" className="space-y-6">
        <h2 id="findings" className="text-heading font-semibold">
          {t('results.links', { number: scan.findings.filter((finding) => !isAllowed(finding)).length })}
        </h2>
        {scan.findings.length === 0 && <NoFindings coverage={scan.coverage} />}
        {scan.findings.map((finding) => (
          <FindingCard
            key={finding.id}
            scanId={scan.scanId}
            finding={finding}
            // Until the sealed work comes from the server, the small copy that this browser may have of it.
            original={original ?? keptPicture(scan)}
          />
        ))}
      </section>
      <CoverageStatement
        coverage={scan.coverage}
        compared={t('coverage.compared', { number: scan.imagesCompared })}
      />
      {file && <SearchedWork file={file} />}
      <ButtonLink to="/" look="quiet">
        {t('results.home')}
      </ButtonLink>
      <ResultsActions scanId={scan.scanId} />
    </div>
  )
}

/** The picture of the trial in this tab, if this is its scan. */
const keptPicture = ({ fileId }: Scan): string | undefined =>
  trialSession.data.read()?.file.id === fileId ? trialSession.picture.read() : undefined

function SearchedWork({ file }: { readonly file: SealedFile }) {
  const { t } = useTranslation('scans')
  return (
    <section aria-labelledby="sealed-work">
      <h2 id="sealed-work" className="text-heading font-semibold">
        {t('results.work')}
      </h2>
      <div className="card mt-5 px-5 py-2 sm:px-8">
        <FactList>
          <CodeFact name={t('results.id')} value={file.id} />
          <CodeFact name={t('results.fingerprint')} value={file.fingerprint} />
          <CodeFact name={t('results.ipfs')} value={file.ipfs_hash} />
          <CodeFact name={t('results.transaction')} value={file.tx_hash} otherwise={t('results.none')} />
        </FactList>
      </div>
    </section>
  )
}
