import { claimantRoles, limits, type ClaimantView } from '@originseal/contracts'
import { useMemo, type ComponentProps } from 'react'
import { useController, useForm, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { ChoiceList } from '../../../components/choice-list'
import { ComboboxField } from '../../../components/combobox-field'
import { FormField } from '../../../components/form-field'
import { Notice } from '../../../components/notice'
import { useProblemText } from '../../../i18n/problem-text'
import { isSecretRefused } from '../../../session/step-up/secret-refusal'
import { StepUpField, useStepUpSecret } from '../../../session/step-up/step-up-field'
import { useSaveClaimantMutation } from '../notice/notice.api'
import {
  answersOf,
  faultOfNeeded,
  faultOfPhone,
  recordOf,
  type ClaimantAnswers,
  type ClaimantFault,
} from './claimant.rules'
import { countriesIn } from './countries'
import { MandateField } from './mandate-field'

interface ClaimantFormProps {
  readonly claimant: ClaimantView | null
  readonly onSaved: () => void
  /** Leaves what is saved as it is; absent as long as nothing is. */
  readonly onCancel?: (() => void) | undefined
}

/** Who speaks in one's notices: the law wants a name, a capacity, and ways to be reached. */
export function ClaimantForm({ claimant, onSaved, onCancel }: ClaimantFormProps) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const [save, { isLoading, error }] = useSaveClaimantMutation()
  const secretOf = useStepUpSecret()
  const { control, handleSubmit, setError } = useForm({ defaultValues: answersOf(claimant) })
  const role = useWatch({ control, name: 'role' })
  const submit = handleSubmit(async (answers) => {
    if (answers.role === '') return
    const { error: refusal } = await save({
      record: recordOf({ ...answers, role: answers.role }),
      secret: secretOf(answers.secret),
    })
    if (!refusal) onSaved()
    else if (isSecretRefused(refusal))
      setError('secret', { type: 'refused', message: problemText(refusal) }, { shouldFocus: true })
  })
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
      <RoleField control={control} />
      <Line control={control} name="legalName" isRequired autoComplete="name" maxLength={100} />
      {role !== '' && role !== 'owner' && (
        <Line control={control} name="ownerName" isRequired maxLength={100} />
      )}
      {role === 'agent' && <MandateField control={control} />}
      <Line control={control} name="company" autoComplete="organization" maxLength={100} />
      <CountryField control={control} />
      <Line control={control} name="city" isRequired autoComplete="address-level2" maxLength={100} />
      <Line control={control} name="region" autoComplete="address-level1" maxLength={100} />
      <Line control={control} name="lines" isRequired autoComplete="street-address" maxLength={200} />
      <Line
        control={control}
        name="phone"
        isRequired
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        faultOf={faultOfPhone}
        hint={t('claimant.phoneHint')}
        maxLength={limits.phoneLength}
      />
      <p className="text-small text-soft">{t('claimant.emailIsAccounts')}</p>
      <StepUpField control={control} name="secret" />
      {error && !isSecretRefused(error) && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isDisabled={isLoading}>
          {t(isLoading ? 'saving' : 'claimant.save')}
        </Button>
        {onCancel && (
          <Button look="outline" onPress={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

type LineName = 'legalName' | 'ownerName' | 'company' | 'lines' | 'city' | 'region' | 'phone'
type LineProps = Omit<ComponentProps<typeof FormField<ClaimantAnswers, LineName>>, 'saying' | 'label'>

function Line({
  name,
  isRequired = false,
  faultOf = isRequired ? faultOfNeeded : undefined,
  ...field
}: LineProps) {
  const { t } = useTranslation('caseNotice')
  return (
    <FormField<ClaimantAnswers, LineName>
      {...field}
      name={name}
      isRequired={isRequired}
      {...(faultOf && { faultOf })}
      label={t(`claimant.${name}`)}
      saying={({ message }) => t(`claimant.fault.${message as ClaimantFault}`)}
    />
  )
}

function RoleField({ control }: { readonly control: Control<ClaimantAnswers> }) {
  const { t } = useTranslation('caseNotice')
  const { field, fieldState } = useController({
    control,
    name: 'role',
    rules: { validate: (role) => role !== '' },
  })
  return (
    <div data-field="role" className="space-y-1.5">
      <ChoiceList
        label={t('claimant.role')}
        value={field.value}
        onChange={field.onChange}
        options={claimantRoles.map((value) => ({
          value,
          text: t(`claimant.roles.${value}`),
          hint: t(`claimant.roleHints.${value}`),
        }))}
      />
      <p role="alert" className="text-small font-medium text-bad empty:hidden">
        {fieldState.error && t('claimant.fault.missing')}
      </p>
    </div>
  )
}

function CountryField({ control }: { readonly control: Control<ClaimantAnswers> }) {
  const { t, i18n } = useTranslation('caseNotice')
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language])
  const { field, fieldState } = useController({
    control,
    name: 'country',
    rules: { validate: (country) => country !== '' },
  })
  return (
    <ComboboxField
      label={t('claimant.country')}
      isRequired
      options={countries}
      value={field.value || null}
      onChange={(country) => field.onChange(country ?? '')}
      error={fieldState.error && t('claimant.fault.missing')}
    />
  )
}
