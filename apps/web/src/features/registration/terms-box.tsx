import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../components/checkbox'

interface TermsBoxProps {
  readonly isAgreed: boolean
  readonly onChange: (isAgreed: boolean) => void
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly isDisabled: boolean
  /** Whether somebody went on without ticking it. */
  readonly isMissing: boolean
}

/** The consent that both ways of registering need. The texts open beside the form, which keeps its answers. */
export function TermsBox({ isAgreed, onChange, isMissing, ...box }: TermsBoxProps) {
  const { t } = useTranslation('registration')
  return (
    <div className="space-y-2">
      <Checkbox
        {...box}
        isSelected={isAgreed}
        onChange={onChange}
        error={isMissing ? t('fault.termsRequired') : undefined}
      >
        {t('account.terms')}
      </Checkbox>
      <p className="flex flex-wrap gap-x-5 pl-9 text-small">
        <NewTabLink to="/terms">{t('account.readTerms')}</NewTabLink>
        <NewTabLink to="/privacy">{t('account.readPrivacy')}</NewTabLink>
      </p>
    </div>
  )
}

function NewTabLink({ to, children }: { readonly to: string; readonly children: string }) {
  const { t } = useTranslation('registration')
  return (
    <a href={to} target="_blank" rel="noopener" className="link inline-flex min-h-8 items-center">
      {children} <span className="sr-only">{t('account.newTab')}</span>
    </a>
  )
}
