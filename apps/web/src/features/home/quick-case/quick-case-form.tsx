import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../../components/button-look'
import { hintOf, platformOf, webLinkOf, type LinkHint } from './link.rules'
import { ScreenshotInput } from './screenshot-input'
import { useGivenFiles } from './use-given-files'
import { useQuickCase, type TypedLink } from './use-quick-case'

const hintLook: Record<LinkHint, string> = {
  empty: 'text-soft',
  scheme: 'text-bad',
  malformed: 'text-bad',
  supported: 'text-good',
  other: 'text-warn',
}

/** Paste a suspicious link, or give a screenshot by picking, dropping or pasting it (HOME-01, HOME-05). */
export function QuickCaseForm(typed: TypedLink) {
  const { t } = useTranslation('home')
  const id = useId()
  const { link } = typed
  const quickCase = useQuickCase(typed)
  const { fault } = quickCase
  const form = useGivenFiles<HTMLFormElement>((file) => void quickCase.take(file))
  const hint = hintOf(link)
  const platform = webLinkOf(link) && platformOf(link)

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('quick.title')}
      className="card flex flex-col gap-3 p-4 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault()
        void quickCase.submit()
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {t('quick.link')}
      </label>
      <input
        id={id}
        name="link"
        type="url"
        inputMode="url"
        autoComplete="off"
        value={link}
        placeholder="https://"
        aria-describedby={`${id}-hint`}
        aria-invalid={fault === 'notWeb' || undefined}
        onChange={(event) => quickCase.change(event.target.value)}
        className="min-h-12 w-full rounded-xl border border-field bg-surface px-4 py-2 placeholder:text-soft"
      />
      <p id={`${id}-hint`} aria-live="polite" className={`min-h-6 text-small ${hintLook[hint]}`}>
        {platform && <strong>{platform === 'other' ? t('quick.otherPlatform') : platform} · </strong>}
        {t(`quick.hint.${hint}`)}
      </p>
      <ScreenshotInput
        fileName={quickCase.fileName}
        isProcessing={quickCase.isProcessing}
        onTake={(file) => void quickCase.take(file)}
        onRemove={() => void quickCase.remove()}
      />
      <p role="alert" className="text-small font-medium text-bad empty:hidden">
        {fault && t(`quick.fault.${fault}`)}
      </p>
      <button type="submit" className={buttonLook('primary', 'text-subheading')}>
        {t('quick.submit')}
      </button>
    </form>
  )
}
