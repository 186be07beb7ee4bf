import { useState } from 'react'
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
  // What was chosen in this window is known by its name, too.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  async function take(file: File) {
    const proof = await sha256Of(file)
    setNames((known) => ({ ...known, [proof]: file.name }))
    field.onChange([...new Set([...proofs, proof])])
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
              <span className="min-w-0">
                {names[proof] && <span className="block break-words">{names[proof]}</span>}
                <span className="block font-mono text-small break-all text-soft">SHA-256 {proof}</span>
              </span>
              <span className="shrink-0">
                <Button
                  look="quiet"
                  label={`${t('identity.remove')} ${names[proof] ?? `SHA-256 ${proof.slice(0, 8)}`}`}
                  onPress={() => field.onChange(proofs.filter((each) => each !== proof))}
                >
                  {t('identity.remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
