import type { CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { CardSection } from '../../../components/card-section'
import { Notice } from '../../../components/notice'
import { Skeleton } from '../../../components/skeleton'
import { useProblemText } from '../../../i18n/problem-text'
import '../case-notice.texts'
import { useReadCorrespondenceQuery } from '../correspondence/correspondence.api'
import { useBilingual } from '../notice/use-bilingual'
import { useDownloadPacketMutation, useRecordFilingMutation } from './answers.api'
import { OwnersWordForm } from './owners-word-form'
import { PacketFields } from './packet-fields'

/** A notice that its claimant files: what was prepared, the platform's form, and the word that it was filed. */
export function FileByHand({ view }: { readonly view: CaseView }) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const { id: caseId, number, openedAt } = view
  const say = useBilingual()
  const { data, error: unread } = useReadCorrespondenceQuery(caseId)
  const [download, { isLoading, error }] = useDownloadPacketMutation()
  const [record] = useRecordFilingMutation()
  // The latest is the one to be filed.
  const packet = data?.notices[0]?.packet
  const address = packet?.formUrl
  const isForm = address !== undefined && /^https?:\/\//u.test(address)
  return (
    <CardSection title={t('filing.title')} lead={t('filing.lead')}>
      <ol className="list-decimal space-y-6 pl-5">
        <li className="space-y-3">
          <p>{t('filing.packet')}</p>
          <Button isDisabled={isLoading} onPress={() => void download({ caseId, number })}>
            {t('filing.download')}
          </Button>
          {error && (
            <Notice tone="bad" live>
              {problemText(error, t('failed'))}
            </Notice>
          )}
        </li>
        <li className="space-y-3">
          <p>{t('filing.form')}</p>
          {!data && !unread && <Skeleton lines={1} />}
          {unread && <Notice tone="bad">{problemText(unread, t('unread'))}</Notice>}
          {isForm && (
            <a className="link break-all" href={address} target="_blank" rel="noopener noreferrer">
              {address} <span className="sr-only">{t('newWindow')}</span>
            </a>
          )}
          {!isForm && address && <p className="break-all">{address}</p>}
          {data && !address && (
            <p className="text-soft">{packet?.note ? say(packet.note) : t('filing.formInPacket')}</p>
          )}
          {packet && <PacketFields packet={packet} />}
        </li>
        <li className="space-y-3">
          <p>{t('filing.then')}</p>
          <OwnersWordForm
            kinds={['filed']}
            textOfKind={() => t('filing.submit')}
            openedAt={openedAt}
            referenceLabel={t('word.ticket')}
            submit={t('filing.submit')}
            onSend={({ at: filedAt, reference: ticket, idempotencyKey }) =>
              record({ caseId, body: { filedAt, ...(ticket && { ticket }) }, idempotencyKey })
            }
          />
        </li>
      </ol>
    </CardSection>
  )
}
