import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { Skeleton } from '../../components/skeleton'
import { EvidenceNotice } from './evidence-notice'
import { useReadNegotiationQuery } from './negotiations.api'
import './negotiations.texts'
import { PrepareForm, type NegotiableCase } from './prepare-form'
import { Refusal } from './refusal'

interface PreparePageProps {
  /** Live ones, newest first; undefined while they are asked for. */
  readonly cases: readonly NegotiableCase[] | undefined
  readonly error?: unknown
}

/** The evidence notice of a case: prepared, or to be (MEMBER-07). */
export function PreparePage({ cases, error }: PreparePageProps) {
  const { t } = useTranslation('negotiations')
  const [params, setParams] = useSearchParams()
  const caseId = params.get('case') ?? cases?.[0]?.id
  return (
    <Page title={t('prepare.title')} lead={t('prepare.lead')} width="wide">
      <PageMetadata title={t('prepare.metaTitle')} description={t('prepare.lead')} noindex />
      {error ? <Refusal error={error} /> : null}
      {!error && !cases && <Skeleton lines={6} />}
      {cases && !caseId && (
        <div className="space-y-4">
          <p>{t('prepare.noCases')}</p>
          <ButtonLink to="/sirp">{t('prepare.toWorkbench')}</ButtonLink>
        </div>
      )}
      {cases && caseId && (
        <NoticeOfCase
          cases={cases}
          caseId={caseId}
          onChoose={(chosen) => setParams({ case: chosen }, { replace: true })}
        />
      )}
    </Page>
  )
}

interface NoticeOfCaseProps {
  readonly cases: readonly NegotiableCase[]
  readonly caseId: string
  readonly onChoose: (caseId: string) => void
}

function NoticeOfCase({ cases, caseId, onChoose }: NoticeOfCaseProps) {
  const { data, error } = useReadNegotiationQuery(caseId, { refetchOnMountOrArgChange: true })
  if (error) return <Refusal error={error} />
  if (data === undefined) return <Skeleton lines={6} />
  if (data) return <EvidenceNotice caseId={caseId} />
  const [first, ...others] = cases
  return first ? <PrepareForm cases={[first, ...others]} caseId={caseId} onChoose={onChoose} /> : null
}
