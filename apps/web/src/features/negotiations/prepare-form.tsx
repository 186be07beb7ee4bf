import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdempotencyKeys } from '../../api/use-idempotency-keys'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { SelectField } from '../../components/select-field'
import { TextField } from '../../components/text-field'
import { usePrepareNegotiationMutation } from './negotiations.api'
import { Refusal } from './refusal'

/** A case that a negotiation can be about. */
export interface NegotiableCase {
  readonly id: string
  readonly number: string
}

interface PrepareFormProps {
  readonly cases: readonly [NegotiableCase, ...NegotiableCase[]]
  readonly caseId: string
  readonly onChoose: (caseId: string) => void
}

/** Which case, and the name that the other side reads. */
export function PrepareForm({ cases, caseId, onChoose }: PrepareFormProps) {
  const { t } = useTranslation('negotiations')
  const [prepare, { error, isLoading }] = usePrepareNegotiationMutation()
  const [claimantName, setName] = useState('')
  const keys = useIdempotencyKeys()
  async function send(event: FormEvent) {
    event.preventDefault()
    const wish = { caseId, claimantName }
    await keys.attempt(wish, (idempotencyKey) => prepare({ ...wish, idempotencyKey }))
  }
  return (
    <CardSection title={t('prepare.title')}>
      <form className="space-y-5" aria-label={t('prepare.title')} onSubmit={(event) => void send(event)}>
        <SelectField
          label={t('prepare.case')}
          value={caseId}
          onChange={onChoose}
          options={cases.map(({ id, number }) => ({ value: id, text: number }))}
        />
        <TextField
          name="claimantName"
          label={t('prepare.name')}
          hint={t('prepare.nameHint')}
          maxLength={100}
          value={claimantName}
          onChange={setName}
        />
        <Refusal error={error} />
        <Button type="submit" isDisabled={isLoading || claimantName.trim() === ''}>
          {t('prepare.submit')}
        </Button>
      </form>
    </CardSection>
  )
}
