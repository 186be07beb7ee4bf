import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '../../../components/file-drop'
import { sha256Of } from '../sha256-of'
import type { ClaimantAnswers } from './claimant.rules'

/** Takes the document that empowers an agent: its hash goes into the record, the file stays with the agent. */
export function MandateField({ control }: { readonly control: Control<ClaimantAnswers> }) {
  const { t } = useTranslation('caseNotice')
  const [name, setName] = useState<string>()
  const { field, fieldState } = useController({
    control,
    name: 'mandateSha256',
    rules: { validate: (hash) => hash !== '' },
  })
  async function take(file: File) {
    field.onChange(await sha256Of(file))
    setName(file.name)
  }
  return (
    <div data-field="mandate" className="space-y-1.5">
      <p className="font-semibold">{t('claimant.mandate')}</p>
      <FileDrop
        label={t('claimant.mandate')}
        invitation={name ?? t('claimant.chooseMandate')}
        hint={t('claimant.mandateHint')}
        onPick={(file) => void take(file)}
        error={fieldState.error && t('claimant.fault.missing')}
      />
      {field.value && <p className="font-mono text-small break-all text-soft">SHA-256 {field.value}</p>}
    </div>
  )
}
