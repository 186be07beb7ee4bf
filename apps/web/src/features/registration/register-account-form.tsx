import type { RegisterAccountRequest } from '@originseal/contracts'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import type { Asked } from '../../session/destination.rules'
import { SocialButtons } from '../../session/social/social-buttons'
import { faultsIn, useRegistrationText } from './use-registration-text'
import { NewPasswordFields } from './new-password-fields'
import { PersonFields } from './person-fields'
import { faultsOf, isIncomplete, tidied, type AccountAnswers } from './register-account.rules'
import { TakenNotice } from './taken-notice'
import { TermsBox } from './terms-box'
import { useKeepPerson, type PersonDraft } from './use-person-draft'

interface RegisterAccountFormProps {
  readonly person: PersonDraft
  readonly isSending: boolean
  /** Throws the `Problem` that stands in the way. */
  readonly onSend: (account: RegisterAccountRequest) => Promise<void>
  readonly asked: Asked | undefined
}

/** Opens an account by e-mail or, with the same consent, through a provider (AUTH-04 to AUTH-06). */
export function RegisterAccountForm({ person, isSending, onSend, asked }: RegisterAccountFormProps) {
  const { t } = useTranslation('registration')
  const { refusalText } = useRegistrationText()
  const [isAgreed, setAgreed] = useState(false)
  const [isMissingConsent, setMissingConsent] = useState(false)
  const termsBox = useRef<HTMLInputElement>(null)
  const form = useForm<AccountAnswers>({
    defaultValues: { ...person.read(), password: '', confirmation: '' },
    resolver: (answers) => faultsIn(faultsOf(tidied(answers)), tidied(answers)),
  })
  const { errors, isSubmitted } = form.formState
  useKeepPerson(form, person.keep)

  function agree(now: boolean) {
    setAgreed(now)
    setMissingConsent(false)
  }

  function mayGoOn(): boolean {
    setMissingConsent(!isAgreed)
    if (!isAgreed) termsBox.current?.focus()
    return isAgreed
  }

  async function send({ realName, email, phone, password }: AccountAnswers): Promise<void> {
    if (!mayGoOn()) return
    try {
      await onSend({ realName, email, phone, password })
    } catch (failure) {
      const { message, field, refusal } = refusalText(failure)
      const type = refusal === 'ACCOUNT_EMAIL_TAKEN' ? 'taken' : 'refused'
      form.setError('root', { type, message })
      if (field) form.setError(field, { type: 'refused', message }, { shouldFocus: true })
    }
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        className="card space-y-6 p-5 sm:p-8"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <PersonFields />
        <NewPasswordFields />
        <TermsBox
          isAgreed={isAgreed}
          onChange={agree}
          inputRef={termsBox}
          isDisabled={isSending}
          isMissing={isMissingConsent}
        />
        {isSubmitted && isIncomplete(tidied(form.getValues())) && Object.keys(errors).length > 0 && (
          <Notice tone="bad" live>
            {t('fault.allRequired')}
          </Notice>
        )}
        {errors.root?.type === 'taken' && <TakenNotice />}
        {errors.root?.type === 'refused' && (
          <Notice tone="bad" live>
            {errors.root.message}
          </Notice>
        )}
        <div className="space-y-2">
          <Button type="submit" isDisabled={!isAgreed || isSending} className="w-full">
            {t(isSending ? 'account.busy' : 'account.submit')}
          </Button>
          {!isAgreed && <p className="text-center text-small text-soft">{t('account.tickFirst')}</p>}
        </div>
        <div id="quick">
          <SocialButtons asked={asked} mayLeave={mayGoOn} or={t('account.or')} />
        </div>
      </form>
    </FormProvider>
  )
}
