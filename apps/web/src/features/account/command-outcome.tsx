import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'

interface CommandOutcomeProps {
  readonly of: { readonly isSuccess: boolean; readonly error?: unknown }
  /** What is said when it worked. */
  readonly success: string
}

/** How a command ended, said below the form it came from. */
export function CommandOutcome({ of: { error, isSuccess }, success }: CommandOutcomeProps) {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  if (error) {
    return (
      <Notice tone="bad" live>
        {problemText(error, t('notSaved'))}
      </Notice>
    )
  }
  return isSuccess ? (
    <Notice tone="good" live>
      {success}
    </Notice>
  ) : null
}
