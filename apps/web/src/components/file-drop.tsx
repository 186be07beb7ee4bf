import { useId, useState, type DragEvent } from 'react'

interface FileDropProps {
  readonly label: string
  readonly invitation: string
  readonly hint: string
  readonly accept?: string
  /** Called for each file. */
  readonly onPick: (file: File) => void
  readonly isMultiple?: boolean
  readonly error?: string | undefined
}

/** Takes a file, or several, by picking or dropping. */
export function FileDrop({
  label,
  invitation,
  hint,
  accept,
  onPick,
  isMultiple = false,
  error,
}: FileDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)

  function take(files: ArrayLike<File>) {
    Array.from(files)
      .slice(0, isMultiple ? undefined : 1)
      .forEach((file) => onPick(file))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div>
      <label
        data-over={isOver || undefined}
        className="relative flex min-h-32 cursor-pointer flex-col items-center justify-center gap-1 rounded-2xl border-2 border-dashed border-field bg-surface p-5 text-center focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-brand hover:bg-brand-tint data-over:border-brand-deep data-over:bg-brand-wash"
      >
        <input
          type="file"
          accept={accept}
          multiple={isMultiple}
          aria-label={label}
          aria-describedby={`${id}-hint ${id}-error`}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          onChange={(event) => {
            take(event.target.files ?? [])
            event.target.value = ''
          }}
        />
        <span className="font-medium text-brand-deep">{invitation}</span>
        <span id={`${id}-hint`} className="text-small text-balance text-soft">
          {hint}
        </span>
      </label>
      <p id={`${id}-error`} role="alert" className="text-small font-medium text-bad not-empty:mt-2">
        {error}
      </p>
    </div>
  )
}
