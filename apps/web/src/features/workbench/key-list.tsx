import KeyboardIcon from 'lucide-react/icons/keyboard'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { KeyTable } from '../../components/key-table'
import { ModalDialog } from '../../components/modal-dialog'

interface KeyListProps {
  readonly isOn: boolean
  readonly onSwitch: (on: boolean) => void
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
}

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['Shift + x', 'selectGroup'],
  ['Enter', 'takedown'],
  ['m', 'mine'],
  ['l', 'licensed'],
  ['w', 'watched'],
  ['i', 'ignored'],
  ['u', 'undo'],
  ['?', 'list'],
] as const

/** The keys of the workbench, and their switch. Not on devices without a keyboard of their own. */
export function KeyList({ isOn, onSwitch, isOpen, onOpen }: KeyListProps) {
  const { t } = useTranslation('workbench')
  return (
    <>
      <Button look="quiet" className="pointer-coarse:hidden" onPress={() => onOpen(true)}>
        <KeyboardIcon aria-hidden className="size-5" />
        {t('keys.title')}
      </Button>
      <ModalDialog isOpen={isOpen} onClose={() => onOpen(false)} title={t('keys.title')}>
        <KeyTable keys={keys.map(([key, text]) => ({ key, text: t(`keys.${text}`) }))} />
        <Checkbox isSelected={isOn} onChange={onSwitch}>
          {t('keys.on')}
        </Checkbox>
      </ModalDialog>
    </>
  )
}
