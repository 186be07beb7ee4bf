import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { isProblem } from '../../api/problem'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'

const refused = z.object({
  faults: z.array(
    z.object({ sentence: z.string(), alternative: z.object({ en: z.string(), zh: z.string() }) }),
  ),
})

/** Why an act had no effect; of a text that can't be sent, each sentence with what can be written instead. */
export function Refusal({ error }: { readonly error: unknown }) {
  const { t, i18n } = useTranslation('negotiations')
  const problemText = useProblemText()
  if (error === undefined) return null
  const faults = isProblem(error) ? refused.safeParse(error.details).data?.faults : undefined
  if (!faults)
    return (
      <Notice tone="bad" live>
        {problemText(error, t('failed'))}
      </Notice>
    )
  return (
    <Notice tone="bad" live>
      <p className="font-semibold">{t('refused.title')}</p>
      {faults.map(({ sentence, alternative }) => (
        <div key={`${sentence} ${alternative.en}`} className="mt-2">
          <p className="break-words">“{sentence}”</p>
          <p>
            {t('refused.instead', { text: i18n.language.startsWith('zh') ? alternative.zh : alternative.en })}
          </p>
        </div>
      ))}
    </Notice>
  )
}
