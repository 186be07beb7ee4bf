import { offerDays, settlementAmounts, taipeiDateOf, type OfferDays } from '@originseal/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { DateField } from '../../components/date-field'
import { SelectField } from '../../components/select-field'
import { TextAreaField } from '../../components/text-area-field'
import { TextField } from '../../components/text-field'
import { Refusal } from './refusal'
import { useActing } from './use-acting'

const ticks = ['noAdmission', 'retraction', 'confidential'] as const
const licences = ['none', 'lasting', 'until'] as const
const nothingYet: {
  licence: (typeof licences)[number]
} & Record<'removeBy' | 'licenceUntil' | 'amount' | 'payBy' | 'credit' | 'reason', string> &
  Record<(typeof ticks)[number], boolean> = {
  removeBy: '',
  amount: '0',
  payBy: '',
  licence: 'none',
  licenceUntil: '',
  credit: '',
  reason: '',
  noAdmission: true,
  retraction: false,
  confidential: false,
}

/** An offer: when the copy is gone, for how much, and what else; money is asked for by nobody but whoever types it. */
export function OfferForm({ caseId }: { readonly caseId: string }) {
  const { t } = useTranslation('negotiations')
  const { act, error, isLoading } = useActing(caseId)
  const [given, setGiven] = useState(nothingYet)
  const [today] = useState(() => taipeiDateOf(new Date()))
  const [days, setDays] = useState<OfferDays>(14)
  const set = (more: Partial<typeof nothingYet>) => setGiven({ ...given, ...more })
  // What is to be removed is not licensed.
  const licence = given.removeBy === '' ? given.licence : 'none'
  const amountTwd = Number(given.amount)
  const isAmount = /^\d{1,7}$/.test(given.amount) && amountTwd <= settlementAmounts.highest
  const wantsReason = amountTwd > settlementAmounts.withReason
  const isDated = licence !== 'until' || given.licenceUntil !== ''
  const isPaid = isAmount && amountTwd > 0
  const isWhole =
    isAmount && isDated && (!isPaid || given.payBy !== '') && (!wantsReason || given.reason.trim() !== '')
  async function send(event: FormEvent) {
    event.preventDefault()
    const { removeBy, credit, reason, noAdmission, retraction, confidential } = given
    const terms = {
      version: 1 as const,
      removeBy: removeBy || null,
      amountTwd,
      credit: credit.trim() || null,
      noAdmission,
      retraction,
      confidential,
      ...(isPaid && { payBy: given.payBy }),
      ...(licence !== 'none' && { licence: { until: licence === 'until' ? given.licenceUntil : null } }),
    }
    if (await act({ act: 'offer', terms, days, ...(wantsReason && { reason }) })) setGiven(nothingYet)
  }
  return (
    <form className="space-y-5" aria-label={t('offer.title')} onSubmit={(event) => void send(event)}>
      <p className="text-soft">{t('offer.lead')}</p>
      <DateField
        label={t('offer.removeBy')}
        hint={t('offer.removeByHint')}
        value={given.removeBy}
        earliest={today}
        onChange={(removeBy) => set({ removeBy })}
      />
      {given.removeBy === '' && (
        <SelectField
          label={t('offer.licence.label')}
          hint={t('offer.licence.hint')}
          value={licence}
          onChange={(chosen) => set({ licence: chosen })}
          options={licences.map((value) => ({ value, text: t(`offer.licence.${value}`) }))}
        />
      )}
      {licence === 'until' && (
        <DateField
          label={t('offer.licence.lastDay')}
          value={given.licenceUntil}
          earliest={today}
          onChange={(licenceUntil) => set({ licenceUntil })}
        />
      )}
      <TextField
        name="amount"
        label={t('offer.amount')}
        hint={t('offer.amountHint')}
        inputMode="tel"
        value={given.amount}
        onChange={(amount) => set({ amount })}
        error={isAmount ? undefined : t('offer.amountWrong')}
      />
      {isPaid && (
        <DateField
          label={t('offer.payBy')}
          hint={t('offer.payByHint')}
          value={given.payBy}
          earliest={today}
          isRequired
          onChange={(payBy) => set({ payBy })}
        />
      )}
      {wantsReason && (
        <TextAreaField
          name="reason"
          label={t('offer.reason')}
          value={given.reason}
          onChange={(reason) => set({ reason })}
        />
      )}
      <TextField
        name="credit"
        label={t('offer.credit')}
        maxLength={200}
        value={given.credit}
        onChange={(credit) => set({ credit })}
      />
      {ticks.map((name) => (
        <Checkbox key={name} isSelected={given[name]} onChange={(ticked) => set({ [name]: ticked })}>
          {t(`term.${name}`)}
        </Checkbox>
      ))}
      <SelectField
        label={t('offer.days')}
        value={String(days)}
        onChange={(chosen) => setDays(offerDays.find((each) => String(each) === chosen) ?? 14)}
        options={offerDays.map((each) => ({ value: String(each), text: String(each) }))}
      />
      <Refusal error={error} />
      <Button type="submit" isDisabled={isLoading || !isWhole}>
        {t('offer.send')}
      </Button>
    </form>
  )
}
