import { useState } from 'react'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import './components.texts'
import { TextField } from './text-field'

const SEPARATOR = /[,，、]/

interface KeywordsFieldProps {
  readonly label: string
  readonly hint: string
  readonly keywords: readonly string[]
  readonly onChange: (keywords: string[]) => void
  /** Longest list in characters, separators included. */
  readonly maxLength: number
  readonly isDisabled?: boolean
}

/** Words that turn into chips at a comma, at Enter, or when the field is left. */
export function KeywordsField({
  label,
  hint,
  keywords,
  onChange,
  maxLength,
  isDisabled,
}: KeywordsFieldProps) {
  const { t } = useTranslation('components')
  const [draft, setDraft] = useState('')

  function take(text: string) {
    const words = text.split(SEPARATOR)
    setDraft(words.pop() ?? '')
    add(words)
  }

  function add(words: readonly string[]) {
    const fresh = words.map((word) => word.trim()).filter((word) => word !== '')
    const together = [...new Set([...keywords, ...fresh])]
    if (fresh.length > 0 && together.join(',').length <= maxLength) onChange(together)
  }

  function addDraft() {
    add([draft])
    setDraft('')
  }

  const enter: AriaTextFieldProps['onKeyDown'] = (event) => {
    // While an input method composes, Enter chooses characters.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    addDraft()
  }

  return (
    <div>
      <TextField
        label={label}
        name="keywords"
        hint={hint}
        value={draft}
        onChange={take}
        onBlur={addDraft}
        onKeyDown={enter}
        maxLength={maxLength}
        isDisabled={isDisabled}
      />
      {keywords.length > 0 && (
        <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
          {keywords.map((keyword) => (
            <li key={keyword} className="flex items-center rounded-full bg-brand-wash pl-4">
              {keyword}
              <button
                type="button"
                disabled={isDisabled}
                aria-label={t('remove', { what: keyword })}
                onClick={() => onChange(keywords.filter((other) => other !== keyword))}
                className="grid size-9 place-items-center rounded-full text-subheading text-brand-dark hover:bg-brand/20"
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
