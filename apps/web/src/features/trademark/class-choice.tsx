import type { ClassifyGoodsResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { ToggleButton } from 'react-aria-components/ToggleButton'

interface ClassChoiceProps {
  readonly suggested: ClassifyGoodsResponse['data']
  readonly chosen: readonly number[]
  readonly onChange: (classes: readonly number[]) => void
}

interface Choice {
  readonly class: number
  readonly title: { readonly zh: string; readonly en: string }
  /** Words of the description that speak for it, or what is asked. */
  readonly why: string
}

/** The classes that what is sold belongs to: those that are sure are chosen, the others are asked for. */
export function ClassChoice({ suggested, chosen, onChange }: ClassChoiceProps) {
  const { t } = useTranslation('trademark')
  const choices: Choice[] = [
    ...suggested.suggestions.map(({ class: each, title, because, groups }) => ({
      ...{ class: each, title },
      why: [
        because.length > 0 ? t('classes.because', { words: because.join(t('join')) }) : t('classes.similar'),
        groups.length > 0 && t('classes.groups', { codes: groups.join(t('join')) }),
      ]
        .filter(Boolean)
        .join(t('classes.and')),
    })),
    ...suggested.questions.flatMap(({ kind, classes }) =>
      classes.map(({ class: each, title }) => ({ class: each, title, why: t(`classes.question.${kind}`) })),
    ),
  ].filter((choice, place, all) => all.findIndex((other) => other.class === choice.class) === place)
  const toggle = (each: number) =>
    onChange(
      chosen.includes(each)
        ? chosen.filter((other) => other !== each)
        : [...chosen, each].sort((a, b) => a - b),
    )
  return (
    <section aria-label={t('classes.title')} className="space-y-2">
      <h2 className="font-semibold">{t('classes.title')}</h2>
      {choices.length === 0 && <p className="text-soft">{t('classes.none')}</p>}
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.class}>
            <ClassToggle
              choice={choice}
              isChosen={chosen.includes(choice.class)}
              onToggle={() => toggle(choice.class)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ClassToggleProps {
  readonly choice: Choice
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function ClassToggle({ choice, isChosen, onToggle }: ClassToggleProps) {
  const { t, i18n } = useTranslation('trademark')
  const title = i18n.language.startsWith('zh') ? choice.title.zh : choice.title.en
  return (
    <ToggleButton
      isSelected={isChosen}
      onChange={onToggle}
      className="min-h-12 rounded-xl border border-field bg-surface px-4 py-2 text-left data-hovered:bg-paper data-selected:border-brand-deep data-selected:bg-brand-tint"
    >
      <span className="block font-medium">{t('classes.class', { number: choice.class, title })}</span>
      <span className="block text-small text-soft">{choice.why}</span>
    </ToggleButton>
  )
}
