import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../../components/segmented-control'
import type { NoticeDraft } from './notice.api'

type Content = NonNullable<NoticeDraft['content']>
type NoticeLanguage = 'zh' | 'en'

const htmlLangOf = { zh: 'zh-Hant-TW', en: 'en' } as const

/** The notice as it will be read, in both of its languages. */
export function NoticePreview({ content }: { readonly content: Content }) {
  const { t, i18n } = useTranslation('caseNotice')
  const [language, setLanguage] = useState<NoticeLanguage>(i18n.language.startsWith('zh') ? 'zh' : 'en')
  return (
    <div className="space-y-4">
      <SegmentedControl
        label={t('preview.language')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'zh', text: '中文' },
          { value: 'en', text: 'English' },
        ]}
      />
      <article
        lang={htmlLangOf[language]}
        className="space-y-5 rounded-xl border border-line bg-paper px-4 py-5 sm:px-6"
      >
        <h3 className="text-subheading font-semibold">{content.title[language]}</h3>
        {content.sections.map(({ element, law, title, rows, sentence }) => (
          <section key={element}>
            <h4 className="font-semibold">{title[language]}</h4>
            <p className="text-small text-soft">{law}</p>
            {rows.length > 0 && (
              <dl className="mt-1.5 space-y-1.5">
                {rows.map(({ label, values, code }) => (
                  <div key={label.en}>
                    <dt className="text-small text-soft">{label[language]}</dt>
                    {values.map((value) => (
                      <dd
                        key={value}
                        className={`break-words whitespace-pre-line ${code ? 'font-mono break-all' : ''}`}
                      >
                        {value}
                      </dd>
                    ))}
                  </div>
                ))}
              </dl>
            )}
            {sentence && <p className="mt-1.5">{sentence[language]}</p>}
          </section>
        ))}
      </article>
    </div>
  )
}
