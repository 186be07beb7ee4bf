import type { CaseState } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { ModalDialog } from '../../components/modal-dialog'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { actsIn } from './case.rules'
import { useActOnCaseMutation, type CaseAct } from './cases.api'

interface CaseActionsProps {
  readonly caseId: string
  readonly state: CaseState
}

/** What the owner can do in a state. What ends a case is asked once more, with what it means. */
export function CaseActions({ caseId, state }: CaseActionsProps) {
  const { t } = useTranslation('cases')
  const problemText = useProblemText()
  const [asked, setAsked] = useState<CaseAct>()
  const keys = useIdempotencyKeys()
  const [actOnCase, { error, isLoading }] = useActOnCaseMutation()
  const acts = actsIn(state)
  async function confirm() {
    if (!asked) return
    const command = { caseId, act: asked }
    const { error: refusal } = await keys.attempt(command, (idempotencyKey) =>
      actOnCase({ ...command, idempotencyKey }),
    )
    // A refusal is said on the page, which shows the case as it is by then.
    if (!refusal || 'code' in refusal) setAsked(undefined)
  }
  const problem = error && (
    <Notice tone="bad" live>
      {problemText(error, t('act.failed'))}
    </Notice>
  )
  return (
    <>
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {acts.map((act) => (
            <Button
              key={act}
              // What ends a case is no way on.
              look={act === 'tryAgain' ? 'primary' : 'quiet'}
              onPress={() => setAsked(act)}
            >
              {t(`act.${act}`)}
            </Button>
          ))}
        </div>
      )}
      {!asked && problem}
      {asked && (
        <ModalDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={t(`act.${asked}`)}
          actions={
            <>
              <Button look="outline" onPress={() => setAsked(undefined)}>
                {t('act.cancel')}
              </Button>
              <Button isDisabled={isLoading} onPress={() => void confirm()}>
                {t(`act.${asked}`)}
              </Button>
            </>
          }
        >
          <div className="space-y-4">
            <p>{t(`act.${asked}Text`)}</p>
            {problem}
          </div>
        </ModalDialog>
      )}
    </>
  )
}
