import type { NegotiationView } from '@originseal/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CardSection } from '../../components/card-section'
import { Checkbox } from '../../components/checkbox'
import { TextField } from '../../components/text-field'
import { Refusal } from './refusal'
import { TermsList } from './terms-list'
import { useActing } from './use-acting'

/** What was agreed, to be signed: the other side first, so that the claimant knows whom they take for the other party. */
export function SignSettlement({ view }: { readonly view: NegotiationView }) {
  const { t } = useTranslation('negotiations')
  const { act, error, isLoading } = useActing(view.caseId)
  const [signedName, setName] = useState('')
  const [accepts, setAccepts] = useState(false)
  const { agreement, entries } = view
  if (!agreement || view.state !== 'agreed') return null
  const other = entries.findLast(({ kind, by }) => kind === 'signed' && by === 'respondent')
  const hasOther = agreement.signedBy.includes('respondent')
  function sign(event: FormEvent) {
    event.preventDefault()
    const { termsHash } = agreement as NonNullable<typeof agreement>
    void act({ act: 'sign', termsHash, signedName, acceptsRespondent: true })
  }
  return (
    <CardSection title={t('sign.title')}>
      <div className="space-y-4">
        <TermsList terms={agreement.terms} />
        {!hasOther && <p>{t('sign.waits')}</p>}
        {hasOther && (
          <form className="space-y-4" aria-label={t('sign.title')} onSubmit={sign}>
            <TextField
              name="signedName"
              label={t('sign.name')}
              autoComplete="name"
              maxLength={100}
              value={signedName}
              onChange={setName}
            />
            <Checkbox isSelected={accepts} onChange={setAccepts}>
              {t('sign.accept', { name: other?.text ?? '' })}
            </Checkbox>
            <Button type="submit" isDisabled={isLoading || !accepts || signedName.trim() === ''}>
              {t('sign.submit')}
            </Button>
          </form>
        )}
        <Refusal error={error} />
      </div>
    </CardSection>
  )
}
