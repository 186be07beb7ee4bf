import { saveQuickCaseRequest } from '@originseal/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { storedQuickCase } from '../../api/quick-case'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { TextField } from '../../components/text-field'
import { useProblemText } from '../../i18n/problem-text'
import { useSaveQuickCaseMutation } from './quick-cases.api'

/** A screenshot that was given without a link (HOME-01): the address is asked for, since a notice has to name it. */
export function KeptScreenshot() {
  const { t } = useTranslation('quickCases')
  const problemText = useProblemText()
  const [kept, setKept] = useState(() => storedQuickCase.read())
  const [link, setLink] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [save, { error, isLoading }] = useSaveQuickCaseMutation()
  if (kept?.fileName === undefined || kept.url !== undefined) return null
  const { fileName: name, fileData } = kept
  function forget() {
    storedQuickCase.remove()
    setKept(undefined)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const { success, data } = saveQuickCaseRequest.safeParse({ pageUrl: link.trim() })
    setWrong(!success)
    if (!success) return
    const { error: refusal } = await save(data.pageUrl)
    if (!refusal) forget()
  }
  return (
    <CardSection title={t('screenshot.title')} lead={t('screenshot.lead')}>
      <div className="flex flex-wrap items-start gap-5">
        {fileData !== undefined && (
          <img
            src={fileData}
            alt={t('screenshot.picture', { name })}
            className="max-h-56 max-w-full rounded-xl border border-line object-contain sm:max-w-56"
          />
        )}
        <form
          noValidate
          className="min-w-0 flex-1 basis-64 space-y-4"
          onSubmit={(event) => void submit(event)}
        >
          {fileData === undefined && <p className="break-all text-soft">{name}</p>}
          <TextField
            label={t('screenshot.link')}
            name="pageUrl"
            placeholder="https://"
            autoComplete="off"
            isRequired
            maxLength={2_048}
            value={link}
            onChange={(typed) => {
              setLink(typed)
              setWrong(false)
            }}
            error={isWrong ? t('screenshot.wrong') : undefined}
          />
          {error && (
            <Notice tone="bad" live>
              {problemText(error, t('unsaved'))}
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isDisabled={isLoading}>
              {t(isLoading ? 'screenshot.saving' : 'screenshot.save')}
            </Button>
            <Button look="quiet" onPress={forget}>
              {t('screenshot.forget')}
            </Button>
          </div>
        </form>
      </div>
    </CardSection>
  )
}
