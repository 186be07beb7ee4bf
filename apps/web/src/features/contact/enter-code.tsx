import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { TextField } from '../../components/text-field'

/**
 * Takes the code of a notice. No notice carries one yet, so each is answered alike: whether a code is known may not be
 * found out by trying.
 */
export function EnterCode() {
  const { t } = useTranslation('contact')
  const [code, setCode] = useState('')
  const [answer, setAnswer] = useState<'missing' | 'unknown'>()
  return (
    <form
      noValidate
      method="post"
      className="card space-y-4 p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault()
        setAnswer(code.trim() === '' ? 'missing' : 'unknown')
      }}
    >
      <TextField
        label={t('code.label')}
        name="code"
        hint={t('code.hint')}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setAnswer(undefined)
        }}
        error={answer === 'missing' ? t('fault.required') : undefined}
        autoComplete="off"
        maxLength={64}
        isRequired
      />
      {answer === 'unknown' && (
        <Notice tone="warn" live>
          {t('code.unknown')}
        </Notice>
      )}
      <Button type="submit" look="outline" className="w-full">
        {t('code.go')}
      </Button>
    </form>
  )
}
