import MonitorIcon from 'lucide-react/icons/monitor'
import MoonIcon from 'lucide-react/icons/moon'
import SunIcon from 'lucide-react/icons/sun'
import { useId, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { changeTheme, followTheme, readTheme, themes } from '../theme/theme'

const icons = { system: MonitorIcon, light: SunIcon, dark: MoonIcon }

/** Light, dark, or as the system is; remembered for the next visit. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell')
  const theme = useSyncExternalStore(followTheme, readTheme, () => 'system' as const)
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-full border border-line p-0.5">
      <legend className="sr-only">{t('theme.label')}</legend>
      {themes.map((choice) => {
        const Icon = icons[choice]
        return (
          <label
            key={choice}
            title={t(`theme.${choice}`)}
            className="relative grid size-10 cursor-pointer place-items-center rounded-full text-soft hover:text-ink has-checked:bg-ink has-checked:text-paper has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={theme === choice}
              onChange={() => changeTheme(choice)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden className="size-4.5" />
            <span className="sr-only">{t(`theme.${choice}`)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
