import { limits, type ErrorCode, type TrialUser } from '@originseal/contracts'
import { useCallback, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ownWorkIn } from '../../api/already-sealed'
import { isProblem } from '../../api/problem'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { KeywordsField } from '../../components/keywords-field'
import { MoreUnitsLink } from '../../offers/more-units-link'
import { Notice } from '../../components/notice'
import { PictureField } from '../../components/picture-field'
import { TextField } from '../../components/text-field'
import { firstMissing, refusalOf, titleFor, type WorkDraft } from './register-work.rules'
import { RightsNotice } from './rights-notice'
import { SealerLine } from './sealer-line'
import { UploadProgress } from './upload-progress'
import { useRefusalFocus } from './use-refusal-focus'
import { useUploadLimit } from './use-upload-limit'
import { useKeepSealedWork } from './use-keep-sealed-work'
import { useRegisterWork } from './use-register-work'
import { useRegisterWorkText } from './use-register-work-text'

/** The refusal that an account helps against. */
const wantsAccount: ErrorCode = 'TRIAL_QUOTA_REACHED'

interface RegisterWorkFormProps {
  /** In whose name the work is sealed; until that is known, nothing can be sent. */
  readonly user: TrialUser | undefined
  /** The page where that can be changed. */
  readonly changeAt: string
}

/** Takes a picture, its title and keywords, and the visitor's word that it is theirs; sends all of it. */
export function RegisterWorkForm({ user, changeAt }: RegisterWorkFormProps) {
  const { t } = useTranslation('works')
  const [agreed, setAgreed] = useState(false)
  const { send, cancel, isSending, sent } = useRegisterWork()
  const { codeText, failureText } = useRegisterWorkText()
  const { keep, leadTo } = useKeepSealedWork()
  const { maxBytes, hint } = useUploadLimit()
  const form = useForm<WorkDraft>({ defaultValues: { file: undefined, title: '', keywords: [] } })
  const { errors } = form.formState
  const { getValues, setValue, setError, clearErrors } = form
  const notice = useRefusalFocus(errors, isSending)
  const refused = errors.file ?? errors.title

  const pick = useCallback(
    (picked: File) => {
      clearErrors()
      const code = refusalOf(picked, maxBytes)
      if (code) return setError('file', { type: 'picked', message: codeText(code) })
      setValue('title', titleFor(picked, getValues()))
      setValue('file', picked)
    },
    [clearErrors, codeText, getValues, maxBytes, setError, setValue],
  )

  async function submit() {
    clearErrors()
    const draft = getValues()
    if (!user) return
    const missing = firstMissing(draft, user)
    if (missing || !draft.file) return missing && refuse(missing.field, codeText(missing.code))
    try {
      await keep(await send({ ...draft, file: draft.file, user }), draft.file)
    } catch (failure) {
      const own = ownWorkIn(failure)
      if (own) return leadTo(own)
      refuse(...failureText(failure), isProblem(failure) ? failure.code : undefined)
    }
  }

  function refuse(field: 'file' | 'title' | 'root' | keyof TrialUser, message: string, type = 'refused') {
    const place = field === 'file' || field === 'title' ? field : 'root'
    setError(place, { type, message })
  }

  return (
    <form
      noValidate
      className="space-y-7"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <SealerLine user={user} changeAt={changeAt} />
      <Controller
        control={form.control}
        name="file"
        render={({ field }) => (
          <PictureField
            label={t('register.file')}
            hint={hint}
            invitation={t('register.fileInvitation')}
            previewLabel={t('register.filePreview')}
            file={field.value}
            onPick={pick}
            error={errors.file?.message}
            isDisabled={isSending}
            inputRef={field.ref}
          />
        )}
      />
      <Controller
        control={form.control}
        name="title"
        render={({ field: { ref, name, value, onChange, onBlur } }) => (
          <TextField
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
            label={t('register.workTitle')}
            placeholder={t('register.workTitlePlaceholder')}
            error={errors.title?.message}
            maxLength={limits.titleLength}
            isRequired
            isDisabled={isSending}
          />
        )}
      />
      <Controller
        control={form.control}
        name="keywords"
        render={({ field }) => (
          <KeywordsField
            label={t('register.keywords')}
            hint={t('register.keywordsHint')}
            keywords={field.value}
            onChange={field.onChange}
            maxLength={limits.keywordsLength}
            isDisabled={isSending}
          />
        )}
      />
      <RightsNotice />
      <Checkbox isSelected={agreed} onChange={setAgreed} isDisabled={isSending}>
        {t('register.consent')}
      </Checkbox>
      <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
        {errors.root && (
          <Notice tone="bad" live>
            {errors.root.message}{' '}
            {errors.root.type === wantsAccount && (
              <Link to="/register" className="link">
                {t('register.openAccount')}
              </Link>
            )}
            <MoreUnitsLink code={errors.root.type?.toString()} unit="seal" />
          </Notice>
        )}
        {refused && refused.type !== 'picked' && (
          <Notice tone="bad">{t('register.refused', { reason: refused.message })}</Notice>
        )}
      </div>
      {isSending && <UploadProgress sent={sent} onCancel={cancel} />}
      <Button type="submit" isDisabled={isSending || !agreed || !user} className="w-full">
        {t(isSending ? (sent < 1 ? 'register.busy' : 'register.busySealing') : 'register.submit')}
      </Button>
    </form>
  )
}
