import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import './components.texts'

type Outcome = 'copy' | 'copied' | 'copyFailed'

/** Copies a value to the clipboard and says so. */
export function CopyButton({ value, what }: { readonly value: string; readonly what: string }) {
  const { t } = useTranslation('components')
  const [outcome, setOutcome] = useState<Outcome>('copy')

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch (reason) {
      // Refused by the visitor's settings, or not a secure origin: the value can still be selected by hand.
      console.warn('the clipboard refused', reason)
      setOutcome('copyFailed')
    }
  }

  return (
    <AriaButton
      onPress={() => void copy()}
      aria-label={`${t(outcome)} ${what}`}
      className="shrink-0 rounded-lg border border-line px-3 py-1 text-small text-brand-deep data-hovered:bg-brand-tint"
    >
      <span aria-live="polite">{t(outcome)}</span>
    </AriaButton>
  )
}
