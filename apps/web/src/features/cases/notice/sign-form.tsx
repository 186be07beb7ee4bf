import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../../api/use-idempotency-keys'
import { Button } from '../../../components/button'
import { FormField } from '../../../components/form-field'
import { Notice } from '../../../components/notice'
import { useProblemText } from '../../../i18n/problem-text'
import { isSecretRefused } from '../../../session/step-up/secret-refusal'
import { StepUpField, useStepUpSecret } from '../../../session/step-up/step-up-field'
import { useSignNoticeMutation } from './notice.api'
import { isNameOfSigner } from './signature.rules'

interface SignFormProps {
  readonly caseId: string
  /** Of the notice that is shown above. */
  readonly contentSha256: string
  readonly legalName: string
  /** It leaves by itself once it is signed. */
  readonly isSent: boolean
}

/** Signs the notice that was shown: the full name is typed, and the person is known once more. */
export function SignForm({ caseId, contentSha256, legalName, isSent }: SignFormProps) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const secretOf = useStepUpSecret()
  const [sign, { isLoading, error }] = useSignNoticeMutation()
  const keys = useIdempotencyKeys()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { signedName: '', secret: '' } })
  const submit = handleSubmit(async ({ signedName, secret }) => {
    const signature = { caseId, contentSha256, signedName: signedName.trim() }
    const { error: refusal } = await keys.attempt(signature, (idempotencyKey) =>
      sign({ ...signature, secret: secretOf(secret), idempotencyKey }),
    )
    if (refusal && isSecretRefused(refusal))
      setError('secret', { type: 'refused', message: problemText(refusal) }, { shouldFocus: true })
  })
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <FormField
        control={control}
        name="signedName"
        label={t('sign.name')}
        hint={t('sign.nameHint', { name: legalName })}
        isRequired
        maxLength={100}
        autoComplete="off"
        faultOf={(typed) => (isNameOfSigner(typed, legalName) ? undefined : 'name')}
        saying={() => t('sign.otherName', { name: legalName })}
      />
      <StepUpField control={control} name="secret" />
      <p className="text-small text-soft">{t('sign.lead')}</p>
      {error && !isSecretRefused(error) && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
      <Button type="submit" isDisabled={isLoading}>
        {t(isLoading ? 'sign.signing' : isSent ? 'sign.andSend' : 'sign.only')}
      </Button>
    </form>
  )
}
