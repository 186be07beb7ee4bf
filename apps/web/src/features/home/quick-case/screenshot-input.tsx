import { useTranslation } from 'react-i18next'

interface ScreenshotInputProps {
  readonly fileName: string | undefined
  readonly isProcessing: boolean
  readonly onTake: (file: File) => void
  readonly onRemove: () => void
}

/** The way to a screenshot by the picker; dropping and pasting are the form's. */
export function ScreenshotInput({ fileName, isProcessing, onTake, onRemove }: ScreenshotInputProps) {
  const { t } = useTranslation('home')
  return (
    <div className="flex items-center gap-3">
      <label className="relative flex min-h-12 min-w-0 flex-1 cursor-pointer items-center justify-center rounded-xl border-2 border-dashed border-field px-4 py-2 text-center text-small font-medium text-brand-deep focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand hover:bg-brand-tint">
        <input
          type="file"
          // HEIC is taken so that it can be said what to do with it.
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          aria-label={t('quick.screenshot')}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) onTake(file)
          }}
        />
        <span role="status" className="min-w-0 truncate">
          {isProcessing ? t('quick.busy') : (fileName ?? t('quick.screenshot'))}
        </span>
      </label>
      {fileName !== undefined && !isProcessing && (
        <button type="button" className="min-h-11 px-2 text-small underline" onClick={onRemove}>
          {t('quick.remove')}
        </button>
      )}
    </div>
  )
}
