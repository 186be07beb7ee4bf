import { goodsDescriptionLength, trademarkNameLength } from '@originseal/contracts'
import { Controller, useForm, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Fold } from '../../components/fold'
import { TextField } from '../../components/text-field'
import type { NameCheck } from './use-name-check'

type Typed = Pick<NameCheck, 'name' | 'other' | 'goods'>

interface NameFormProps {
  readonly check: Typed
  readonly onAsk: (check: Typed) => void
}

/** One box first: the name. What is sold helps, and a second spelling can be held beside it. */
export function NameForm({ check: { name, other, goods }, onAsk }: NameFormProps) {
  const { t } = useTranslation('trademark')
  const { control, handleSubmit } = useForm<Typed>({ defaultValues: { name, other, goods } })
  const ask = handleSubmit(onAsk)
  return (
    <form
      noValidate
      role="search"
      className="card space-y-5 p-5 sm:p-8"
      onSubmit={(event) => void ask(event)}
    >
      <Line
        control={control}
        name="name"
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        missing={t('form.nameMissing')}
      />
      <Line
        control={control}
        name="goods"
        label={t('form.goods')}
        hint={t('form.goodsHint')}
        placeholder={t('form.goodsPlaceholder')}
      />
      <Fold summary={t('form.compare')} isOpen={other !== ''}>
        <Line control={control} name="other" label={t('form.other')} hint={t('form.otherHint')} />
      </Fold>
      <Button type="submit" className="w-full">
        {t('form.go')}
      </Button>
    </form>
  )
}

const longest = { name: trademarkNameLength, other: trademarkNameLength, goods: goodsDescriptionLength }

interface LineProps {
  readonly control: Control<Typed>
  readonly name: keyof Typed
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  /** What is said where it is empty and must not be. */
  readonly missing?: string
}

function Line({ control, name, missing, ...texts }: LineProps) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (typed) => missing === undefined || typed.trim() !== '' || missing }}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <TextField
          {...texts}
          name={name}
          value={value}
          maxLength={longest[name]}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
          error={error?.message}
        />
      )}
    />
  )
}
