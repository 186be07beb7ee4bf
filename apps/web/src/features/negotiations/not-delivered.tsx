import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Refusal } from './refusal'
import { useActing } from './use-acting'

/** The claimant has heard that the evidence notice did not arrive. */
export function NotDelivered({ caseId }: { readonly caseId: string }) {
  const { t } = useTranslation('negotiations')
  const { act, error, isLoading } = useActing(caseId)
  return (
    <>
      <Button look="quiet" isDisabled={isLoading} onPress={() => void act({ act: 'not-delivered' })}>
        {t('otherWay.notDelivered')}
      </Button>
      <Refusal error={error} />
    </>
  )
}
