import { ownershipProofs } from '@originseal/contracts'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField } from '../../../components/form-field'
import { SelectField } from '../../../components/select-field'
import type { StatementAnswers } from './statements.rules'

/** What shows, beside the seal, whose work it is: asked for where the copy may be the older one. */
export function OwnershipFields({ control }: { readonly control: Control<StatementAnswers> }) {
  const { t } = useTranslation('caseNotice')
  const { field } = useController({ control, name: 'ownershipProof' })
  return (
    <div className="space-y-4">
      <SelectField
        label={t('ownership.title')}
        hint={t('ownership.hint')}
        value={field.value}
        onChange={field.onChange}
        options={[
          { value: '', text: t('choose') },
          ...ownershipProofs.map((value) => ({ value, text: t(`ownership.${value}`) })),
        ]}
      />
      <FormField
        control={control}
        name="ownershipDetail"
        label={t('ownership.detail')}
        maxLength={500}
        faultOf={(typed, { ownershipProof }) =>
          ownershipProof !== '' && String(typed).trim() === '' ? 'missing' : undefined
        }
        saying={() => t('claimant.fault.missing')}
      />
    </div>
  )
}
