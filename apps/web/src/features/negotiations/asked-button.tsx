import type { ClaimantAct } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ModalDialog } from '../../components/modal-dialog'
import { Refusal } from './refusal'
import { useActing } from './use-acting'

interface AskedButtonProps {
  readonly caseId: string
  readonly act: ClaimantAct
  readonly text: string
  readonly title: string
  readonly question: string
}

/** An act that can't be taken back: asked once more, with what it means. */
export function AskedButton({ caseId, act: wanted, text, title, question }: AskedButtonProps) {
  const { t } = useTranslation('negotiations')
  const { act, error, isLoading } = useActing(caseId)
  const [isAsked, setAsked] = useState(false)
  async function confirm() {
    if (await act(wanted)) setAsked(false)
  }
  return (
    <>
      <Button look="outline" onPress={() => setAsked(true)}>
        {text}
      </Button>
      <ModalDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={title}
        actions={
          <>
            <Button look="outline" onPress={() => setAsked(false)}>
              {t('end.cancel')}
            </Button>
            <Button isDisabled={isLoading} onPress={() => void confirm()}>
              {text}
            </Button>
          </>
        }
      >
        <div className="space-y-4">
          <p>{question}</p>
          <Refusal error={error} />
        </div>
      </ModalDialog>
    </>
  )
}
