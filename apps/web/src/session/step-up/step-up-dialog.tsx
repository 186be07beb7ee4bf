import { Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ModalDialog } from '../../components/modal-dialog'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import type { AskedStepUp } from '../../api/asked-step-ups'
import { PasskeyButton } from './passkey-button'
import { useAskPasskeyMutation, useProveForMutation, useReadSecondFactorsQuery } from './step-up.api'
import { StepUpField, useStepUpSecret } from './step-up-field'
import { lazyComponent } from '../../loading/lazy-component'
import type { ProposeDialogProps } from '../proposals/propose-dialog'
import { isSecretRefused } from './secret-refusal'
import './step-up.texts'

export interface StepUpDialogProps {
  readonly asked: AskedStepUp
}

const ProposeDialog = lazyComponent<ProposeDialogProps>('propose-dialog', () =>
  import('../proposals/propose-dialog').then((part) => ({ default: part.ProposeDialog })),
)

/** Asks for what a call wants: a proof of who sends it, or another administrator's approval. */
export function StepUpDialog({ asked }: StepUpDialogProps) {
  if (asked.code !== 'FOUR_EYES_NEEDED') return <ProofDialog asked={asked} />
  return (
    <Suspense>
      <ProposeDialog asked={asked} />
    </Suspense>
  )
}

/** Has somebody prove who they are before something dangerous; closed without a proof, the call is given up. */
function ProofDialog({ asked }: StepUpDialogProps) {
  const { t } = useTranslation('stepUp')
  const problemText = useProblemText()
  const secretOf = useStepUpSecret()
  const [prove, { isLoading, error }] = useProveForMutation()
  const { data: factors } = useReadSecondFactorsQuery()
  const [askPasskey] = useAskPasskeyMutation()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { secret: '' } })
  const submit = handleSubmit(async ({ secret }) => {
    const answer = await prove({ secret: secretOf(secret), purpose: asked.purpose })
    if (answer.data !== undefined) asked.settle(answer.data)
    else if (isSecretRefused(answer.error))
      setError('secret', { type: 'refused', message: problemText(answer.error) }, { shouldFocus: true })
  })
  return (
    <ModalDialog isOpen onClose={() => asked.settle(undefined)} title={t('dialog.title')}>
      <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
        <p className="text-soft">{t('dialog.lead')}</p>
        {factors && factors.passkeys.length > 0 && (
          <>
            <PasskeyButton
              ask={() => askPasskey()}
              onUsed={async (passkey) => {
                const answer = await prove({ secret: { passkey }, purpose: asked.purpose })
                if (answer.data !== undefined) asked.settle(answer.data)
                return answer
              }}
            />
            <p className="text-center text-soft">{t('passkey.or')}</p>
          </>
        )}
        <StepUpField control={control} name="secret" />
        {error && !isSecretRefused(error) && (
          <Notice tone="bad" live>
            {problemText(error, t('failed'))}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onPress={() => asked.settle(undefined)}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" isDisabled={isLoading}>
            {t(isLoading ? 'dialog.working' : 'dialog.submit')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}
