import { limits, type TrialUser } from '@originseal/contracts'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { trialSession } from '../../api/trial-session'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'
import '../../i18n/errors.texts'
import { faultsOf, tidied, type VisitorFault } from './visitor.rules'

const fields = [
  { name: 'realName', type: 'text', autoComplete: 'name', maxLength: limits.personNameLength },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: limits.emailLength },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: limits.phoneLength },
] as const

/** Asks in whose name the work is to be sealed, keeps the answer in this browser and goes on to step 1. */
export function ContinueAsVisitorForm() {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const faultText = useFaultText()
  const form = useForm<TrialUser>({
    defaultValues: trialSession.user.read() ?? { realName: '', email: '', phone: '' },
    resolver: (answers) => {
      const faults = Object.entries(faultsOf(tidied(answers)))
      if (faults.length === 0) return { values: tidied(answers), errors: {} }
      const errors = faults.map(([name, fault]) => [name, { type: 'fault', message: fault }])
      return { values: {}, errors: Object.fromEntries(errors) }
    },
  })

  const goOn = form.handleSubmit(async (trialUser) => {
    trialSession.user.write(trialUser)
    await navigate('/protect/step1', { state: { trialUser } })
  })

  return (
    <form noValidate className="card space-y-6 p-5 sm:p-8" onSubmit={(event) => void goOn(event)}>
      {fields.map((input) => (
        <Controller
          key={input.name}
          control={form.control}
          name={input.name}
          render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
            <TextField
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              {...input}
              inputRef={ref}
              label={t(`field.${input.name}.label`)}
              hint={t(`field.${input.name}.hint`)}
              error={error && faultText(error.message as VisitorFault)}
              isRequired
            />
          )}
        />
      ))}
      <Button type="submit" className="w-full">
        {t('continue')}
      </Button>
    </form>
  )
}

function useFaultText(): (fault: VisitorFault) => string {
  const { t } = useTranslation(['registration', 'errors'])
  return (fault) =>
    fault === 'emailFormat' || fault === 'phoneFormat' ? t(`fault.${fault}`) : t(`errors:${fault}`)
}
