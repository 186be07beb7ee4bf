import type { TrialUser } from '@originseal/contracts'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { trialSession } from '../../api/trial-session'
import { Button } from '../../components/button'
import { PersonFields } from './person-fields'
import { faultsIn } from './use-registration-text'
import { useKeepPerson, type PersonDraft } from './use-person-draft'
import { faultsOf, tidied } from './visitor.rules'

/** Asks in whose name the work is to be sealed, keeps the answer in this browser and goes on to step 1. */
export function ContinueAsVisitorForm({ person }: { readonly person: PersonDraft }) {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const form = useForm<TrialUser>({
    defaultValues: person.read(),
    resolver: (answers) => faultsIn(faultsOf(tidied(answers)), tidied(answers)),
  })
  useKeepPerson(form, person.keep)

  const goOn = form.handleSubmit(async (trialUser) => {
    trialSession.user.write(trialUser)
    await navigate('/protect/step1', { state: { trialUser } })
  })

  return (
    <FormProvider {...form}>
      <form noValidate className="card space-y-6 p-5 sm:p-8" onSubmit={(event) => void goOn(event)}>
        <div>
          <h2 className="text-subheading font-semibold">{t('visitor.title')}</h2>
          <p className="mt-1 text-soft">{t('visitor.lead')}</p>
        </div>
        <PersonFields />
        <Button type="submit" className="w-full">
          {t('continue')}
        </Button>
      </form>
    </FormProvider>
  )
}
