import { copyrightExceptions } from '@originseal/contracts'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../components/checkbox'
import { Notice } from '../../../components/notice'
import { SelectField } from '../../../components/select-field'
import type { NoticeDraft } from './notice.api'
import type { StatementAnswers } from './statements.rules'
import { useBilingual } from './use-bilingual'

interface StatementTicksProps {
  readonly control: Control<StatementAnswers>
  readonly statements: NoticeDraft['statements']
  /** Other rules were chosen and not saved yet: their sentences come with the answer. */
  readonly isOutdated: boolean
}

/** The questions about exceptions and licences, and the sentences of the law, word for word. Nothing is ticked ahead. */
export function StatementTicks({ control, statements, isOutdated }: StatementTicksProps) {
  const { t } = useTranslation('caseNotice')
  const say = useBilingual()
  const { field: exception } = useController({ control, name: 'exception' })
  const { field: noLicence } = useController({ control, name: 'noLicence' })
  const { field: ticked } = useController({ control, name: 'ticked' })
  const tick = (element: string, isTicked: boolean) =>
    ticked.onChange(
      [...ticked.value.filter((each) => each !== element), ...(isTicked ? [element] : [])].toSorted(),
    )
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{t('statements.title')}</legend>
      <p className="text-small text-soft">{t('statements.lead')}</p>
      <div data-field="exception">
        <SelectField
          label={t('exception.title')}
          hint={t('exception.hint')}
          value={exception.value}
          onChange={exception.onChange}
          options={[
            { value: '', text: t('choose') },
            ...copyrightExceptions.map((value) => ({ value, text: t(`exception.${value}`) })),
          ]}
        />
      </div>
      <div data-field="noLicence">
        <Checkbox isSelected={noLicence.value} onChange={noLicence.onChange}>
          {t('statements.noLicence')}
        </Checkbox>
      </div>
      {isOutdated && <Notice>{t('statements.afterSaving')}</Notice>}
      {!isOutdated &&
        statements.map(({ element, law, sentence }) => (
          <div key={element} data-field={`ticked.${element}`}>
            <Checkbox
              isSelected={ticked.value.includes(element)}
              onChange={(isTicked) => tick(element, isTicked)}
            >
              {say(sentence)}
              <span className="mt-0.5 block text-small text-soft">{law}</span>
            </Checkbox>
          </div>
        ))}
    </fieldset>
  )
}
