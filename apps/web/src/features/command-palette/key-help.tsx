import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../components/checkbox'
import { KeyTable } from '../../components/key-table'
import { ModalDialog } from '../../components/modal-dialog'
import './command-palette.texts'

export interface KeyHelpProps {
  readonly isOn: boolean
  readonly onSwitch: (on: boolean) => void
  readonly onClose: () => void
}

/** The keys of the back office, and the switch of those without ⌘ or Ctrl. */
export function KeyHelp({ isOn, onSwitch, onClose }: KeyHelpProps) {
  const { t } = useTranslation('commandPalette')
  return (
    <ModalDialog isOpen onClose={onClose} title={t('keys.title')}>
      <KeyTable
        keys={[
          { key: '⌘K, Ctrl + K', text: t('keys.palette') },
          { key: '/', text: t('keys.search') },
          { key: 'j', text: t('keys.next') },
          { key: 'k', text: t('keys.previous') },
          { key: 'Enter', text: t('keys.open') },
          { key: 'e', text: t('keys.export') },
          { key: '?', text: t('keys.list') },
        ]}
      />
      <Checkbox isSelected={isOn} onChange={onSwitch}>
        {t('keys.on')}
      </Checkbox>
    </ModalDialog>
  )
}
