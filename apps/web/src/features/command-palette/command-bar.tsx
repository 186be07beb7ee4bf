import SearchIcon from 'lucide-react/icons/search'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { lazyComponent } from '../../loading/lazy-component'
import type { CommandPaletteProps } from './command-palette'
import './command-palette.texts'
import type { KeyHelpProps } from './key-help'
import { lettersSwitch } from './letters-switch'
import { actOfKey } from './office-keys.rules'
import type { CommandPlace } from './places'
import { focusRow } from './row-focus'

const CommandPalette = lazyComponent<CommandPaletteProps>('command-palette', () =>
  import('./command-palette').then((part) => ({ default: part.CommandPalette })),
)
const KeyHelp = lazyComponent<KeyHelpProps>('key-help', () =>
  import('./key-help').then((part) => ({ default: part.KeyHelp })),
)

interface CommandBarProps {
  readonly places: readonly CommandPlace[]
  readonly onLogOut: () => void
}

/** The back office's one search, and the keys that work on each of its pages (ADMIN-01). */
export function CommandBar({ places, onLogOut }: CommandBarProps) {
  const { t } = useTranslation('commandPalette')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const [lettersOn, setLettersOn] = useState(() => lettersSwitch.read() ?? true)

  const press = useEffectEvent((event: KeyboardEvent) => {
    // What already is a dialog has its own keys, and an input method its own text.
    if (open !== undefined || event.isComposing || event.defaultPrevented || isInDialog(event.target)) return
    const act = actOfKey(event, { isTyping: isTyping(event.target), lettersOn })
    if (act === undefined) return
    event.preventDefault()
    if (act === 'next' || act === 'previous') focusRow(act)
    else if (act === 'export') exportList()
    else setOpen(act)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  function command(asked: string) {
    setOpen(asked === 'keys' ? 'keys' : undefined)
    if (asked === 'log-out') onLogOut()
    else if (asked !== 'keys') void navigate(asked)
  }

  return (
    <>
      <Button
        onPress={() => setOpen('palette')}
        className="flex min-h-11 items-center gap-3 rounded-xl border border-field bg-surface px-3 text-left text-soft data-hovered:bg-brand-tint sm:w-full sm:max-w-md"
      >
        <SearchIcon aria-hidden className="size-5 shrink-0" />
        <span className="grow max-sm:sr-only">{t('open')}</span>
        <kbd
          aria-hidden
          className="rounded-md border border-line bg-paper px-1.5 font-mono text-small max-sm:hidden pointer-coarse:hidden"
        >
          {keyName}
        </kbd>
      </Button>
      <Suspense>
        {open === 'palette' && (
          <CommandPalette places={places} onCommand={command} onClose={() => setOpen(undefined)} />
        )}
        {open === 'keys' && (
          <KeyHelp
            isOn={lettersOn}
            onSwitch={(on) => {
              lettersSwitch.write(on)
              setLettersOn(on)
            }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Presses what exports the list of the page, where it has one. */
const exportList = (): void => document.querySelector<HTMLElement>('#content [data-export] button')?.click()

const keyName = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=menu], [role=listbox]',
  ) !== null
