import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button'
import { FileDrop } from '../../../components/file-drop'
import { FormField } from '../../../components/form-field'
import { sha256Of } from '../sha256-of'
import type { StatementAnswers } from './statements.rules'

const mostProofs = 5

/** Who is imitated and what proves it: asked for by a report of impersonation. */
export function IdentityFields({ control }: { readonly control: Control<StatementAnswers> }) {
  const { t } = useTranslation('caseNotice')
  return (
    <div className="space-y-5">
      <FormField
        control={control}
        name="identityName"
        label={t('identity.name')}
        hint={t('identity.nameHint')}
        maxLength={200}
        saying={() => undefined}
      />
      <Proofs control={control} />
      <FormField
        control={control}
        name="advertisementId"
        label={t('identity.advertisement')}
        maxLength={100}
        saying={() => undefined}
      />
    </div>
  )
}

/** Documents, of which the hashes alone are kept and sent. */
function Proofs({ control }: { readonly control: Control<StatementAnswers> }) {
  const { t } = useTranslation('caseNotice')
  const { field } = useController({ control, name: 'identityProofs' })
  const proofs = field.value
  async function take(file: File) {
    field.onChange([...new Set([...proofs, await sha256Of(file)])])
  }
  return (
    <div data-field="identityProofs" className="space-y-1.5">
      <p className="font-semibold">{t('identity.proofs')}</p>
      {proofs.length < mostProofs && (
        <FileDrop
          label={t('identity.proofs')}
          invitation={t('claimant.chooseMandate')}
          hint={t('claimant.mandateHint')}
          onPick={(file) => void take(file)}
        />
      )}
      {proofs.length > 0 && (
        <ul aria-label={t('identity.proofs')}>
          {proofs.map((proof) => (
            <li key={proof} className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-mono text-small break-all text-soft">SHA-256 {proof}</span>
              <Button
                look="quiet"
                label={`${t('identity.remove')} SHA-256 ${proof.slice(0, 8)}`}
                onPress={() => field.onChange(proofs.filter((each) => each !== proof))}
              >
                {t('identity.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
