import { accountLanguages, limits, type AccountView } from '@originseal/contracts'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { faultOfPhone, faultOfText, tidiedPhone } from '../../components/person-answers.rules'
import { SelectField } from '../../components/select-field'
import { languageNames } from '../../i18n/languages'
import { useEditAccountMutation } from './account.api'
import { AccountField } from './account-field'
import { CommandOutcome } from './command-outcome'

const languageOptions = accountLanguages.map((value) => ({ value, text: languageNames[value], lang: value }))

export function ProfileSection({ account }: { readonly account: AccountView }) {
  const { t } = useTranslation('account')
  const [edit, outcome] = useEditAccountMutation()
  const { control, handleSubmit } = useForm({
    values: { realName: account.realName, phone: account.phone ?? '', language: account.language },
  })
  const save = handleSubmit(({ realName, phone, language }) =>
    edit({ realName: realName.trim(), phone: tidiedPhone(phone), language }),
  )
  return (
    <CardSection title={t('profile.title')}>
      <form noValidate className="space-y-5" onSubmit={(event) => void save(event)}>
        <AccountField
          control={control}
          name="realName"
          faultOf={faultOfText}
          label={t('profile.realName')}
          autoComplete="name"
          maxLength={limits.personNameLength}
          isRequired
        />
        <AccountField
          control={control}
          name="phone"
          faultOf={faultOfPhone}
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={limits.phoneLength}
          isRequired
        />
        <Controller
          control={control}
          name="language"
          render={({ field: { value, onChange } }) => (
            <SelectField
              label={t('profile.language')}
              hint={t('profile.languageHint')}
              value={value}
              onChange={onChange}
              options={languageOptions}
            />
          )}
        />
        <Button type="submit" isDisabled={outcome.isLoading}>
          {outcome.isLoading ? t('saving') : t('save')}
        </Button>
        <CommandOutcome of={outcome} success={t('saved')} />
      </form>
    </CardSection>
  )
}
