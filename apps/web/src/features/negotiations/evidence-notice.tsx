import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { CardSection } from '../../components/card-section'
import { CodeFact } from '../../components/code-fact'
import { CopyButton } from '../../components/copy-button'
import { FactList } from '../../components/fact-list'
import { Skeleton } from '../../components/skeleton'
import { isToHandOver } from './negotiation.rules'
import { negotiationPath } from './negotiation-path'
import {
  useReadEvidenceNoticeQuery,
  useReadNegotiationQuery,
  useReplaceLinkMutation,
} from './negotiations.api'
import { Refusal } from './refusal'
import { useActing } from './use-acting'

/** The evidence notice of a negotiation: link, code and both texts, to be handed over by the claimant. */
export function EvidenceNotice({ caseId }: { readonly caseId: string }) {
  const { t, i18n } = useTranslation('negotiations')
  const { data, error } = useReadEvidenceNoticeQuery(caseId, { refetchOnMountOrArgChange: true })
  if (!data) return error ? <Refusal error={error} /> : <Skeleton lines={8} />
  const language = i18n.language.startsWith('zh') ? 'zh' : 'en'
  return (
    <CardSection title={t('prepare.handOver')} lead={t('prepare.handOverLead')}>
      <div className="space-y-6">
        <FactList>
          <CodeFact name={t('prepare.link')} value={data.link} />
          <CodeFact name={t('prepare.code')} value={data.code} />
        </FactList>
        {(['text', 'short'] as const).map((which) => (
          <div key={which} className="space-y-2">
            <div className="flex items-center justify-between gap-3">
              <h3 className="font-semibold">{t(which === 'text' ? 'prepare.long' : 'prepare.short')}</h3>
              <CopyButton
                value={data[which][language]}
                what={t(which === 'text' ? 'prepare.long' : 'prepare.short')}
              />
            </div>
            <p
              lang={language === 'zh' ? 'zh-TW' : 'en'}
              className="rounded-lg border border-line bg-paper px-4 py-3 break-words whitespace-pre-wrap"
            >
              {data[which][language]}
            </p>
          </div>
        ))}
        <NextSteps caseId={caseId} />
      </div>
    </CardSection>
  )
}

function NextSteps({ caseId }: { readonly caseId: string }) {
  const { t } = useTranslation('negotiations')
  const { data: view } = useReadNegotiationQuery(caseId)
  const { act, error, isLoading } = useActing(caseId)
  const [replaceLink, replacing] = useReplaceLinkMutation()
  const keys = useIdempotencyKeys()
  const replace = () => keys.attempt({ caseId }, (idempotencyKey) => replaceLink({ caseId, idempotencyKey }))
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-3">
        {view && isToHandOver(view.state) && (
          <Button isDisabled={isLoading} onPress={() => void act({ act: 'invitation-sent' })}>
            {t('prepare.sent')}
          </Button>
        )}
        <ButtonLink look="outline" to={negotiationPath(caseId)}>
          {t('prepare.toNegotiation')}
        </ButtonLink>
        <Button look="quiet" isDisabled={replacing.isLoading} onPress={() => void replace()}>
          {t('prepare.replace')}
        </Button>
      </div>
      <p className="text-small text-soft">{t('prepare.replaceText')}</p>
      <Refusal error={error ?? replacing.error} />
    </div>
  )
}
