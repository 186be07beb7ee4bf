import type { ReadSecondFactorsResponse } from '@originseal/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { TextField } from '../../components/text-field'
import { makePasskey } from '../../session/step-up/browser-passkeys'
import { useAddPasskeyMutation, useBeginPasskeyMutation, useRemovePasskeyMutation } from './account.api'
import { CommandOutcome } from './command-outcome'
import { useDay } from './use-day'

interface PasskeysProps {
  readonly factors: ReadSecondFactorsResponse['data']
  /** @param recoveryCodes none where there were some already */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

/** Passkeys beside the authenticator: named, listed, removed. Adding and removing is proven first. */
export function Passkeys({ factors, onAdded }: PasskeysProps) {
  const { t } = useTranslation('account')
  const day = useDay()
  const [remove, removed] = useRemovePasskeyMutation()
  return (
    <section className="space-y-4 border-t border-line pt-5" aria-labelledby="passkeys">
      <h3 id="passkeys" className="font-semibold">
        {t('passkeys.title')}
      </h3>
      <p className="text-soft">{t('passkeys.lead')}</p>
      {factors.passkeys.length === 0 ? (
        <p>{t('passkeys.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {factors.passkeys.map(({ id, name, addedAt, usedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span>
                {name}
                <span className="block text-small text-soft">
                  {t('passkeys.added', { date: day(addedAt) })} ·{' '}
                  {usedAt === null ? t('passkeys.unused') : t('passkeys.used', { date: day(usedAt) })}
                </span>
              </span>
              <Button
                look="secondary"
                label={t('passkeys.removeNamed', { name })}
                isDisabled={removed.isLoading}
                onPress={() => void remove(id)}
              >
                {t('passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CommandOutcome of={removed} success={t('passkeys.removed')} />
      {factors.offersPasskeys ? <AddPasskey onAdded={onAdded} /> : <p>{t('passkeys.notOffered')}</p>}
    </section>
  )
}

function AddPasskey({ onAdded }: Pick<PasskeysProps, 'onAdded'>) {
  const { t } = useTranslation('account')
  const [begin, begun] = useBeginPasskeyMutation()
  const [add, added] = useAddPasskeyMutation()
  const [name, setName] = useState('')
  const [isWorking, setWorking] = useState(false)
  const [gaveUp, setGaveUp] = useState(false)
  async function make(event: FormEvent) {
    event.preventDefault()
    setWorking(true)
    setGaveUp(false)
    const { data: options } = await begin()
    const registration = options && (await makePasskey(options))
    if (options) setGaveUp(!registration)
    const { data: codes } = registration ? await add({ name: name.trim(), registration }) : {}
    setWorking(false)
    if (!codes) return
    setName('')
    onAdded(codes)
  }
  return (
    <form className="space-y-4" onSubmit={(event) => void make(event)}>
      <TextField
        name="passkey-name"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        value={name}
        onChange={setName}
        maxLength={60}
      />
      <Button type="submit" look="secondary" isDisabled={isWorking || name.trim() === ''}>
        {t(isWorking ? 'passkeys.working' : 'passkeys.add')}
      </Button>
      {gaveUp && (
        <Notice tone="warn" live>
          {t('passkeys.gaveUp')}
        </Notice>
      )}
      {begun.error && <CommandOutcome of={begun} success="" />}
      {added.error && <CommandOutcome of={added} success="" />}
    </form>
  )
}
