import type { ContactKind } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { CodeFact } from '../../components/code-fact'
import { FactList } from '../../components/fact-list'
import { Notice } from '../../components/notice'
import { ContactForm } from './contact-form'

/** The form, and the number of the message once it is sent. */
export function WriteMessage({ kinds }: { readonly kinds: readonly [ContactKind, ...ContactKind[]] }) {
  const { t } = useTranslation('contact')
  const [reference, setReference] = useState<string>()
  if (reference === undefined) return <ContactForm kinds={kinds} onSent={setReference} />
  return (
    <div className="space-y-4">
      <Notice tone="good" live>
        {t('sent.text')}
      </Notice>
      <FactList>
        <CodeFact name={t('sent.reference')} value={reference} />
      </FactList>
      <p className="text-soft">{t('sent.next')}</p>
      <Button look="quiet" onPress={() => setReference(undefined)}>
        {t('sent.another')}
      </Button>
    </div>
  )
}
