import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'
import { sealIdIn } from './seal-id.rules'

export function FindByIdForm() {
  const { t } = useTranslation('verification')
  const navigate = useNavigate()
  const { control, handleSubmit } = useForm({ defaultValues: { id: '' } })
  const find = handleSubmit(({ id }) => navigate(`/verify/${sealIdIn(id)}`))
  return (
    <form noValidate className="card space-y-5 p-5 sm:p-8" onSubmit={(event) => void find(event)}>
      <Controller
        control={control}
        name="id"
        rules={{ validate: (typed) => sealIdIn(typed) !== undefined || t('find.noId') }}
        render={({ field: { ref, name, value, onChange, onBlur }, fieldState: { error } }) => (
          <TextField
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
            label={t('find.id')}
            hint={t('find.idHint')}
            error={error?.message}
          />
        )}
      />
      <Button type="submit" className="w-full">
        {t('find.go')}
      </Button>
    </form>
  )
}
