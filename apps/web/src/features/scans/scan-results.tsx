import type { SealedFile } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { trialSession } from '../../api/trial-session'
import { ButtonLink } from '../../components/button-link'
import { CodeFact } from '../../components/code-fact'
import { FactList } from '../../components/fact-list'
import { CoverageStatement } from './coverage-statement'
import { DownloadReportButton } from './download-report-button'
import { FindingCard } from './finding-card'
import { NoFindings } from './no-findings'
import type { Scan } from './scan'
import { ScoreMeanings } from './score-meanings'

interface ScanResultsProps {
  readonly scan: Scan
  readonly file: SealedFile
}

export function ScanResults({ scan, file }: ScanResultsProps) {
  const { t } = useTranslation('scans')
  const none = t('results.none')
  const original = trialSession.picture.read()
  return (
    <div className="space-y-12">
      <section aria-labelledby="findings" className="space-y-5">
        <h2 id="findings" className="text-xl font-semibold">
          {t('results.links', { number: scan.findings.length })}
        </h2>
        {scan.findings.length === 0 ? <NoFindings /> : <ScoreMeanings />}
        {scan.findings.map((finding) => (
          <FindingCard key={finding.id} scanId={scan.scanId} finding={finding} original={original} />
        ))}
      </section>
      <CoverageStatement coverage={scan.coverage} imagesCompared={scan.imagesCompared} />
      <section aria-labelledby="sealed-work">
        <h2 id="sealed-work" className="text-xl font-semibold">
          {t('results.work')}
        </h2>
        <div className="card mt-5 px-5 py-2 sm:px-8">
          <FactList>
            <CodeFact name={t('results.id')} value={file.id} />
            <CodeFact name={t('results.fingerprint')} value={file.fingerprint} />
            <CodeFact name={t('results.ipfs')} value={file.ipfs_hash} />
            <CodeFact name={t('results.transaction')} value={file.tx_hash} otherwise={none} />
          </FactList>
        </div>
      </section>
      <div className="flex flex-col gap-4 sm:flex-row">
        <DownloadReportButton />
        <ButtonLink to="/" look="secondary" className="flex-1">
          {t('results.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
