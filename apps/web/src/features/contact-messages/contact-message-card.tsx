import type { ContactMessageView } from '@originseal/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CommandForm } from '../../components/command-form'
import { StatusBadge } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useHandleContactMessageMutation } from './contact-messages.api'
import './contact-messages.texts'
import { replyTo } from './reply-to.rules'

/** One message with the way to answer it, and what was done about it or the form to say so. */
export function ContactMessageCard({ message }: { readonly message: ContactMessageView }) {
  const { t } = useTranslation('contactMessages')
  const time = useTaipeiTime()
  const heading = useId()
  const { reference, kind, name, email, about, message: text, receivedAt, handled } = message
  return (
    <article aria-labelledby={heading} className="card space-y-3 px-5 py-5 sm:px-8">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={heading} className="font-semibold">
          {reference}
        </h2>
        <StatusBadge tone={handled ? 'quiet' : 'warn'}>
          {t(handled ? 'states.handled' : 'states.open')}
        </StatusBadge>
        <span className="text-small text-soft">
          {t(`kinds.${kind}`)} · <time dateTime={receivedAt}>{time(receivedAt)}</time>
        </span>
      </header>
      <p className="wrap-anywhere">
        {name} ·{' '}
        <a href={replyTo(message)} className="link">
          {email}
        </a>
      </p>
      {about !== null && (
        <p className="text-small wrap-anywhere text-soft">
          {t('about')} {about}
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      {handled ? <Handled {...handled} /> : <Handle id={message.id} />}
    </article>
  )
}

function Handled({ at, by, note }: NonNullable<ContactMessageView['handled']>) {
  const { t } = useTranslation('contactMessages')
  const time = useTaipeiTime()
  return (
    <div className="border-t border-line pt-3">
      <p className="wrap-anywhere">{note}</p>
      <p className="mt-1 text-small text-soft">
        <time dateTime={at}>{time(at)}</time> ·{' '}
        <Link to={`/admin/users/${by}`} className="link">
          {t('administrator')}
        </Link>
      </p>
    </div>
  )
}

function Handle({ id }: { readonly id: string }) {
  const { t } = useTranslation('contactMessages')
  const [handle] = useHandleContactMessageMutation()
  return (
    <div className="border-t border-line pt-3">
      <CommandForm<'note'>
        text={t('handle')}
        fields={[{ name: 'note', label: t('note') }]}
        onSend={({ note }) => handle({ id, note })}
      />
    </div>
  )
}
