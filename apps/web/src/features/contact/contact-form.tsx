import { limits, type ContactKind } from '@originseal/contracts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { FormField } from '../../components/form-field'
import { Notice } from '../../components/notice'
import { faultOfEmail, faultOfText } from '../../components/person-answers.rules'
import { SelectField } from '../../components/select-field'
import { TextAreaField } from '../../components/text-area-field'
import { useProblemText } from '../../i18n/problem-text'
import { useSendContactMessageMutation } from './contact.api'

interface ContactFormProps {
  /** What the message may be about; a choice where there are several. */
  readonly kinds: readonly [ContactKind, ...ContactKind[]]
  readonly onSent: (reference: string) => void
}

type Fault = NonNullable<ReturnType<typeof faultOfEmail>>

/** A message to whoever runs this installation. */
export function ContactForm({ kinds, onSent }: ContactFormProps) {
  const { t } = useTranslation('contact')
  const problemText = useProblemText()
  const [kind, setKind] = useState(kinds[0])
  const [send, { isLoading, error }] = useSendContactMessageMutation()
  const keys = useIdempotencyKeys()
  const { control, handleSubmit } = useForm({
    defaultValues: { name: '', email: '', about: '', message: '' },
  })
  const submit = handleSubmit(async (written) => {
    const message = { kind, ...written }
    const { data } = await keys.attempt(message, (idempotencyKey) => send({ ...message, idempotencyKey }))
    if (data) onSent(data.data.reference)
  })
  const saying = ({ message }: { readonly message?: string | undefined }) => t(`fault.${message as Fault}`)
  return (
    <form
      noValidate
      method="post"
      className="card space-y-5 p-5 sm:p-8"
      onSubmit={(event) => void submit(event)}
    >
      {kinds.length > 1 && (
        <SelectField
          label={t('field.kind')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, text: t(`kind.${value}.text`) }))}
          hint={t(`kind.${kind}.hint`)}
        />
      )}
      <FormField
        control={control}
        name="name"
        faultOf={faultOfText}
        saying={saying}
        label={t('field.name')}
        autoComplete="name"
        maxLength={limits.personNameLength}
        isRequired
      />
      <FormField
        control={control}
        name="email"
        faultOf={faultOfEmail}
        saying={saying}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={limits.emailLength}
        isRequired
      />
      <FormField
        control={control}
        name="about"
        saying={saying}
        label={t(`kind.${kind}.about`)}
        maxLength={limits.contact.aboutLength}
      />
      <FormField
        control={control}
        name="message"
        faultOf={faultOfText}
        saying={saying}
        Field={TextAreaField}
        label={t('field.message')}
        maxLength={limits.contact.messageLength}
        isRequired
      />
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
      <Button type="submit" isDisabled={isLoading} className="w-full">
        {t(isLoading ? 'busy' : 'send')}
      </Button>
    </form>
  )
}
