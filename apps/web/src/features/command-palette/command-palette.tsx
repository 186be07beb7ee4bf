import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Header, Menu, MenuItem, MenuSection, Text } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '../../components/modal-dialog'
import { typedLook } from '../../components/text-field-frame'
import './command-palette.texts'
import type { CommandPlace } from './places'
import { useCommands } from './use-commands'

export interface CommandPaletteProps {
  readonly places: readonly CommandPlace[]
  /** @param command where it leads, `keys` or `log-out` */
  readonly onCommand: (command: string) => void
  readonly onClose: () => void
}

/** One box for all: an id or a number finds what it stands for, a word the place or act of that name. */
export function CommandPalette({ places, onCommand, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('commandPalette')
  const [typed, setTyped] = useState('')
  const { groups, state, isFound, silent } = useCommands(typed, places)
  return (
    <ModalDialog isOpen onClose={onClose} title={t('title')}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField
          aria-label={t('label')}
          autoFocus
          className="flex flex-col pt-1.5"
          onSubmit={() => {
            // What was found after the last letter has no focus yet; Enter means the first of it.
            const first = groups[0]?.commands[0]
            if (first && !document.activeElement?.getAttribute('aria-activedescendant')) onCommand(first.id)
          }}
        >
          <Input
            placeholder={t('placeholder')}
            maxLength={200}
            spellCheck={false}
            className={`${typedLook} [&::-webkit-search-cancel-button]:hidden`}
          />
        </SearchField>
        <p role="status" className="mt-2 min-h-6 text-small text-soft">
          {state === 'asking' && typed.trim() !== '' && t('asking')}
          {state === 'asked' && silent.length > 0 && t('silent', { services: silent.join(', ') })}
          {state === 'asked' && silent.length === 0 && !isFound && t('nothing')}
          {state === 'typing' && t('hint')}
        </p>
        <Menu
          aria-label={t('results')}
          onAction={(key) => onCommand(String(key))}
          className="mt-2 max-h-[50dvh] overflow-y-auto outline-none"
        >
          {groups.map(({ id, title, commands }) => (
            <MenuSection key={id} id={id}>
              <Header className="px-3 pt-3 pb-1 text-small font-semibold text-soft">{title}</Header>
              {commands.map((command) => (
                <MenuItem
                  key={command.id}
                  id={command.id}
                  textValue={command.text}
                  className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg border border-transparent px-3 py-1.5 outline-none data-focused:border-brand-deep data-focused:bg-brand-tint"
                >
                  <Text slot="label" className="font-medium">
                    {command.text}
                  </Text>
                  {command.remark && (
                    <Text slot="description" className="min-w-0 text-small wrap-anywhere text-soft">
                      {command.remark}
                    </Text>
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
    </ModalDialog>
  )
}
