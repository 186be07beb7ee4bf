import type { NegotiationView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useDownloadSettlementMutation } from './negotiations.api'
import { Refusal } from './refusal'

/** The settlement that both have signed. */
export function SettlementFile({ view }: { readonly view: NegotiationView }) {
  const { t } = useTranslation('negotiations')
  const [download, { error, isLoading }] = useDownloadSettlementMutation()
  const { caseId, caseNumber, agreement } = view
  if (agreement?.signedBy.length !== 2) return null
  return (
    <div className="space-y-4">
      <Button
        look="outline"
        isDisabled={isLoading}
        onPress={() => void download({ caseId, filename: `settlement-${caseNumber}.pdf` })}
      >
        {t('page.settlement')}
      </Button>
      <Refusal error={error} />
    </div>
  )
}
