import type { ReadUserResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CommandForm } from '../../components/command-form'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useWriteUserNoteMutation } from './users.api'

/** What administrators should know about them. */
export function UserNotes({ user: { id, notes } }: { readonly user: ReadUserResponse }) {
  const { t } = useTranslation('users')
  const time = useTaipeiTime()
  const [write] = useWriteUserNoteMutation()
  return (
    <CardSection title={t('notes.title')} lead={t('notes.lead')}>
      <CommandForm
        // A note that was kept leaves an empty field for the next.
        key={notes[0]?.id}
        text={t('command.note')}
        fields={[{ name: 'text', label: t('field.note') }]}
        onSend={({ text }) => write({ id, text })}
      />
      <ul className="mt-4 divide-y divide-line">
        {notes.map(({ id: note, authorId, text, writtenAt }) => (
          <li key={note} className="py-3">
            <p className="break-words whitespace-pre-line">{text}</p>
            <p className="text-small text-soft">
              {time(writtenAt)} · <code>{authorId}</code>
            </p>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
