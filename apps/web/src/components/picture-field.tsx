import ImageIcon from 'lucide-react/icons/image-up'
import { useEffect, useId, useState, type DragEvent, type Ref } from 'react'
import { PicturePreview } from './picture-preview'

interface PictureFieldProps {
  readonly label: string
  /** What may be picked and how large. */
  readonly hint: string
  /** What one may do here: choose, drop, paste. */
  readonly invitation: string
  readonly previewLabel: string
  readonly file: File | undefined
  readonly onPick: (file: File) => void
  readonly error?: string | undefined
  readonly isDisabled?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

/** Takes one picture by picking, dropping or pasting it, and shows it. */
export function PictureField({
  label,
  hint,
  invitation,
  previewLabel,
  file,
  onPick,
  error,
  isDisabled = false,
  inputRef,
}: PictureFieldProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  usePastedFile(onPick, isDisabled)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped && !isDisabled) onPick(dropped)
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {label}
        <span aria-hidden className="text-brand-deep">
          {' '}
          *
        </span>
      </p>
      <label
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        className="relative flex min-h-52 cursor-pointer flex-col items-center justify-center gap-3 overflow-hidden rounded-2xl border-2 border-dashed border-field bg-surface p-5 text-center transition-colors focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-brand hover:bg-brand-tint data-invalid:border-bad data-over:border-brand-deep data-over:bg-brand-wash"
      >
        <input
          ref={inputRef}
          type="file"
          accept="image/*"
          disabled={isDisabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onChange={(event) => {
            const picked = event.target.files?.[0]
            if (picked) onPick(picked)
            // So that picking the same file again, after mending it, is a change too.
            event.target.value = ''
          }}
        />
        {file ? (
          <PicturePreview file={file} label={previewLabel} />
        ) : (
          <ImageIcon aria-hidden className="size-12 stroke-[1.5] text-brand" />
        )}
        <span className="font-medium text-brand-deep">{file ? file.name : invitation}</span>
        <span id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </span>
      </label>
      <p id={`${id}-error`} role="alert" className="text-small font-medium text-bad not-empty:mt-1.5">
        {error}
      </p>
    </div>
  )
}

/** A file pasted anywhere on the page, unless the visitor is pasting text into a field. */
function usePastedFile(onPick: (file: File) => void, isDisabled: boolean) {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const pasted = event.clipboardData?.files[0]
      if (!pasted || isDisabled) return
      event.preventDefault()
      onPick(pasted)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onPick, isDisabled])
}
