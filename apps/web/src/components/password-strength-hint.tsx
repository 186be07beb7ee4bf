import { useTranslation } from 'react-i18next'
import './components.texts'
import { strengthOf, type PasswordStrength } from './password-strength.rules'

const bars: Record<PasswordStrength, { readonly count: number; readonly colour: string }> = {
  short: { count: 0, colour: '' },
  weak: { count: 1, colour: 'bg-bad' },
  fair: { count: 2, colour: 'bg-warn' },
  strong: { count: 3, colour: 'bg-good' },
}

interface PasswordStrengthHintProps {
  readonly password: string
  /** Characters that are required. */
  readonly minimum: number
  /** What is known about the person and therefore easy to guess. */
  readonly about?: readonly string[]
}

const NOTHING: readonly string[] = []

/** How hard a new password is to guess, in words and three bars; it advises and never refuses. */
export function PasswordStrengthHint({ password, minimum, about = NOTHING }: PasswordStrengthHintProps) {
  const { t } = useTranslation('components')
  const strength = strengthOf(password, minimum, about)
  const { count, colour } = bars[strength]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
      {count > 0 && (
        <span aria-hidden className="flex w-24 gap-1">
          {[0, 1, 2].map((bar) => (
            <span key={bar} className={`h-1.5 flex-1 rounded-full ${bar < count ? colour : 'bg-line'}`} />
          ))}
        </span>
      )}
      <p role="status">
        {count > 0 && <span className="sr-only">{t('strength.label')}: </span>}
        {t(`strength.${strength}`, { minimum })}
      </p>
    </div>
  )
}
