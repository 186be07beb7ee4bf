import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField } from '../../components/form-field'
import { SegmentedControl } from '../../components/segmented-control'
import { SelectField } from '../../components/select-field'
import {
  carrierTypes,
  invoiceKinds,
  type InvoiceAnswers,
  type InvoiceFault,
  type InvoiceField,
} from './invoice-answers.rules'

/** Whose the e-invoice is, and where it is kept. */
export function InvoiceFields() {
  const { t } = useTranslation('orders')
  const { control } = useFormContext<InvoiceAnswers>()
  const [kind, carrier] = useWatch({ control, name: ['kind', 'carrier'] })
  return (
    <div className="space-y-5">
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <SegmentedControl
            label={t('invoice.kind')}
            value={field.value}
            onChange={field.onChange}
            options={invoiceKinds.map((value) => ({ value, text: t(`invoice.kinds.${value}`) }))}
          />
        )}
      />
      <InvoiceField name="email" type="email" autoComplete="email" isRequired />
      {kind === 'person' && (
        <Controller
          control={control}
          name="carrier"
          render={({ field }) => (
            <SelectField
              label={t('invoice.carrier')}
              value={field.value}
              onChange={field.onChange}
              options={carrierTypes.map((value) => ({ value, text: t(`invoice.carriers.${value}`) }))}
            />
          )}
        />
      )}
      {kind === 'person' && carrier !== 'provider' && (
        <InvoiceField name="carrierNumber" variant={carrier} maxLength={20} isRequired />
      )}
      {kind === 'business' && (
        <InvoiceField name="businessNumber" inputMode="tel" maxLength={12} isRequired />
      )}
      {kind === 'donation' && <InvoiceField name="loveCode" maxLength={10} isRequired />}
    </div>
  )
}

interface InvoiceFieldProps {
  readonly name: InvoiceField
  /** Whose words it has where it is more than one thing. */
  readonly variant?: 'phone' | 'certificate'
  readonly type?: 'email'
  readonly inputMode?: 'tel'
  readonly autoComplete?: string
  readonly maxLength?: number
  readonly isRequired: true
}

function InvoiceField({ name, variant, ...field }: InvoiceFieldProps) {
  const { t } = useTranslation('orders')
  const words = variant ?? (name === 'carrierNumber' ? 'phone' : name)
  return (
    <FormField<InvoiceAnswers, InvoiceField>
      {...field}
      name={name}
      label={t(`invoice.field.${words}`)}
      hint={t(`invoice.hint.${words}`)}
      saying={({ type, message }) => (type === 'refused' ? message : t(`fault.${message as InvoiceFault}`))}
    />
  )
}
