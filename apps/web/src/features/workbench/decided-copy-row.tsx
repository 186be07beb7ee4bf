import type { DecidedCopy } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { DecidedCopyFacts, useNameOfCopy } from './decided-copy-facts'
import { useReopenFindingsMutation } from './workbench.api'

/** A copy with what was said of it. Taken back, it waits for a decision again. */
export function DecidedCopyRow({ copy }: { readonly copy: DecidedCopy }) {
  const { t } = useTranslation('workbench')
  const problemText = useProblemText()
  const name = useNameOfCopy(copy)
  const [reopen, { isLoading, error }] = useReopenFindingsMutation()
  return (
    <li className="space-y-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <DecidedCopyFacts copy={copy} />
        <Button
          look="outline"
          label={t('actOn', { action: t('decided.reopen'), what: name })}
          isDisabled={isLoading}
          onPress={() => void reopen([copy.id])}
        >
          {t('decided.reopen')}
        </Button>
      </div>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('notDecided'))}
        </Notice>
      )}
    </li>
  )
}
