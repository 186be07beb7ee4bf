import type { NoticeFaultView } from '@originseal/contracts'
import { useEffect } from 'react'
import { useForm, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { FormField } from '../../../components/form-field'
import { Notice } from '../../../components/notice'
import { TextAreaField } from '../../../components/text-area-field'
import { useProblemText } from '../../../i18n/problem-text'
import { ChannelChoice } from './channel-choice'
import { IdentityFields } from './identity-fields'
import { useWriteNoticeDraftMutation, type NoticeDraft } from './notice.api'
import { OwnershipFields } from './ownership-fields'
import { hasNoChannelLeft } from './notice-fields.rules'
import { StatementTicks } from './statement-ticks'
import { faultOfAddresses, statementAnswersOf, statementsOf, type StatementAnswers } from './statements.rules'

interface StatementsFormProps {
  readonly draft: NoticeDraft
  /** Told whether the form holds what was not saved yet. */
  readonly onChanged: (isDirty: boolean) => void
}

const has = (faults: readonly NoticeFaultView[], place: NoticeFaultView['place']): boolean =>
  faults.some((fault) => fault.place === place)

/** What the claimant states for the notices of this case; saving it says what is still missing. */
export function StatementsForm({ draft, onChanged }: StatementsFormProps) {
  const { t } = useTranslation('caseNotice')
  const problemText = useProblemText()
  const [write, { isLoading, error, isSuccess }] = useWriteNoticeDraftMutation()
  const { control, handleSubmit, formState, reset } = useForm<StatementAnswers>({
    defaultValues: statementAnswersOf(draft),
  })
  const { isDirty } = formState
  useEffect(() => onChanged(isDirty), [isDirty, onChanged])
  const { channelId, regime, statements, channels, given, faults } = draft
  // How it goes is known only once we have looked; nothing that was typed meanwhile is lost.
  useEffect(
    () => reset(statementAnswersOf({ given, channelId, regime }), { keepDirtyValues: true }),
    [given, channelId, regime, reset],
  )
  const asks = useWatch({ control, name: 'regime' }) || regime
  const submit = handleSubmit(async (answers) => {
    const shown = statements.map(({ element }) => element)
    const { error: refusal } = await write({ caseId: draft.caseId, statements: statementsOf(answers, shown) })
    if (!refusal) reset(answers)
  })
  return (
    <form noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <ChannelChoice
        control={control}
        channels={channels}
        isNoneLeft={hasNoChannelLeft(draft.faults)}
        disclosure={draft.disclosure}
      />
      <Lines control={control} name="workDescription" hint={t('statements.workDescriptionHint')} />
      <Lines
        control={control}
        name="originalUrls"
        faultOf={faultOfAddresses}
        hint={t('statements.originalUrlsHint')}
      />
      {(asks === 'eu-dsa' || asks === 'impersonation' || given.reasons !== undefined) && (
        <Lines control={control} name="reasons" hint={t('statements.reasonsHint')} />
      )}
      {(asks === 'impersonation' || given.identity !== undefined) && <IdentityFields control={control} />}
      {(has(faults, 'ownership') || given.ownership) && <OwnershipFields control={control} />}
      <StatementTicks control={control} statements={statements} isOutdated={asks !== regime} />
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
      {isSuccess && !isDirty && (
        <Notice tone="good" live>
          {t('statements.saved')}
        </Notice>
      )}
      <Button type="submit" isDisabled={isLoading}>
        {t(isLoading ? 'saving' : 'statements.save')}
      </Button>
    </form>
  )
}

interface LinesProps {
  readonly control: Control<StatementAnswers>
  readonly name: 'workDescription' | 'originalUrls' | 'reasons'
  readonly hint: string
  readonly faultOf?: typeof faultOfAddresses
}

function Lines({ name, ...field }: LinesProps) {
  const { t } = useTranslation('caseNotice')
  return (
    <FormField
      {...field}
      name={name}
      Field={TextAreaField}
      label={t(`statements.${name}`)}
      maxLength={5_000}
      saying={({ message }) => t(`statements.fault.${message as 'addresses'}`)}
    />
  )
}
