import type { CaseView } from '@originseal/contracts'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { CardSection } from '../../../components/card-section'
import { Notice } from '../../../components/notice'
import { Skeleton } from '../../../components/skeleton'
import { useProblemText } from '../../../i18n/problem-text'
import '../case-notice.texts'
import { ClaimantSection } from '../claimant/claimant-section'
import { MissingList } from './missing-list'
import { fieldOfFault, hasNoChannelLeft, type FieldOfPage } from './notice-fields.rules'
import { useReadNoticeDraftQuery, type NoticeDraft as Draft } from './notice.api'
import { NoticePreview } from './notice-preview'
import { SignForm } from './sign-form'
import { SignedAlready } from './signed-already'
import { StatementsForm } from './statements-form'

/** How often the draft is asked for while we look whom to write to. */
const lookAgainMs = 3_000

/** The next notice of a case until it is signed: who speaks, what is stated, what it says, the signature. */
export function NoticeDraft({ view: { id, workId } }: { readonly view: CaseView }) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const [isLooking, setLooking] = useState(true)
  const { data, error, refetch } = useReadNoticeDraftQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isLooking ? lookAgainMs : 0,
    skipPollingIfUnfocused: true,
  })
  const stillLooks = data?.channels.length === 0 && !hasNoChannelLeft(data.faults)
  if (data && stillLooks !== isLooking) setLooking(stillLooks)
  if (data) return <Steps draft={data} workId={workId} />
  if (!error) return <Skeleton lines={8} fillsScreen />
  return (
    <div className="space-y-4">
      <Notice tone="bad" live>
        {problemText(error, t('unread'))}
      </Notice>
      <Button onPress={() => void refetch()}>{t('retry')}</Button>
    </div>
  )
}

function Steps({ draft, workId }: { readonly draft: Draft; readonly workId: string }) {
  const { t } = useTranslation('caseNotice')
  const sections = useRef<HTMLDivElement>(null)
  const [isDirty, setDirty] = useState(false)
  const { caseId, faults, content, contentSha256, channels, channelId, signed } = draft
  const isClaimantIncomplete = faults.some((fault) => fieldOfFault(fault)?.section === 'claimant')
  const mode = channels.find(({ id }) => id === channelId)?.mode
  return (
    <div ref={sections} className="space-y-6">
      {faults.length > 0 && (
        <MissingList
          faults={faults}
          workId={workId}
          onGoTo={(field) => focusField(sections.current, field)}
        />
      )}
      <Step name="claimant" title={t('claimant.title')} lead={t('claimant.lead')}>
        <ClaimantSection isIncomplete={isClaimantIncomplete} />
      </Step>
      <Step name="statements" title={t('statements.cardTitle')} lead={t('statements.cardLead')}>
        <StatementsForm draft={draft} onChanged={setDirty} />
      </Step>
      <Step name="sign" title={t('sign.title')} lead={t('sign.cardLead')}>
        {isDirty && <Notice tone="warn">{t('sign.saveFirst')}</Notice>}
        {!isDirty && (!content || !contentSha256 || faults.length > 0) && <p>{t('sign.notYet')}</p>}
        {!isDirty && content && contentSha256 && faults.length === 0 && (
          <div className="space-y-6">
            <NoticePreview content={content} />
            {signed ? (
              <SignedAlready caseId={caseId} signed={signed} />
            ) : (
              <SignForm
                caseId={caseId}
                contentSha256={contentSha256}
                legalName={content.signer.legalName}
                isSent={mode === 'email' || mode === 'api'}
              />
            )}
          </div>
        )}
      </Step>
    </div>
  )
}

interface StepProps {
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

const Step = ({ name, ...card }: StepProps) => (
  <div data-section={name} tabIndex={-1} className="scroll-mt-24 outline-none">
    <CardSection {...card} />
  </div>
)

/** Brings a field, or where it has none its section, before the person. */
function focusField(page: HTMLElement | null, { section, name }: FieldOfPage): void {
  const card = page?.querySelector<HTMLElement>(`[data-section="${section}"]`)
  const field =
    name === undefined
      ? undefined
      : card?.querySelector<HTMLElement>(
          `[name="${name}"], [data-field="${name}"] :is(input, select, textarea)`,
        )
  const shown = field ?? card
  shown?.focus({ preventScroll: true })
  shown?.scrollIntoView({ block: 'center' })
}
