import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { useTime } from '../../../components/use-time'
import { useProblemText } from '../../../i18n/problem-text'
import type { CaseReader } from '../use-case-texts'
import { AttemptList } from './attempt-list'
import { useDownloadNoticeMutation, type SentNotice } from './correspondence.api'
import { RetractionItem } from './retraction-item'

interface SentNoticeItemProps {
  readonly notice: SentNotice
  readonly caseId: string
  readonly number: string
  readonly reader: CaseReader
}

/** What a mailbox is handed is not yet read; an interface says that it has taken a report. */
const wordOf = (state: SentNotice['attempts'][number]['state'], recipient: string) =>
  state === 'filed' && !recipient.includes('@') ? 'filedByApi' : state

/** A signed notice: by whom and when, how each attempt to send it ended, its PDF, and its taking back. */
export function SentNoticeItem({ notice, caseId, number, reader }: SentNoticeItemProps) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const [download, { isLoading, error }] = useDownloadNoticeMutation()
  const time = useTime()
  const { id: noticeId, regime, signedName, signedAt, attempts, retraction } = notice
  return (
    <div className="space-y-2">
      <p className="font-semibold">{t(`regime.${regime}`)}</p>
      <p className="text-small text-soft">
        {t('correspondence.signed', { name: signedName, time: time(signedAt) })}
      </p>
      {attempts.length === 0 && <p>{t('correspondence.byHand', { context: reader })}</p>}
      <AttemptList
        attempts={attempts}
        textOf={({ state, recipient }) =>
          t(`correspondence.attempt.${wordOf(state, recipient)}`, { recipient })
        }
      />
      <Button
        look="outline"
        isDisabled={isLoading}
        onPress={() => void download({ caseId, noticeId, filename: `${number}.pdf`, reader })}
      >
        {t('correspondence.pdf')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
      {retraction && (
        <RetractionItem retraction={retraction} caseId={caseId} number={number} reader={reader} />
      )}
    </div>
  )
}
