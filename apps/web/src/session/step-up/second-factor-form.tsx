import {
  secondFactorChallenge,
  type SecondFactorChallenge,
  type SecondFactorMethod,
} from '@originseal/contracts'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem'
import { Button } from '../../components/button'
import { FormField } from '../../components/form-field'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import type { OpenedSession } from '../user'
import { PasskeyButton } from './passkey-button'
import { useAskPasskeyAtLoginMutation, usePassSecondFactorMutation } from './step-up.api'
import { isSecretRefused } from './secret-refusal'
import { secondFactorAnswerOf } from './step-up.rules'
import './step-up.texts'

interface SecondFactorFormProps {
  readonly challenge: string
  /** What the account can be asked for. */
  readonly methods: readonly SecondFactorMethod[]
  readonly onOpened: (session: OpenedSession) => void
  /** Somebody would rather log in as somebody else, or has waited too long. */
  readonly onAgain: () => void
}

/** What a login asks for after the password, or after a provider's sign-in. */
export function SecondFactorForm({ challenge, methods, onOpened, onAgain }: SecondFactorFormProps) {
  const { t } = useTranslation('stepUp')
  const problemText = useProblemText()
  const [pass, { isLoading, error }] = usePassSecondFactorMutation()
  const [askPasskey] = useAskPasskeyAtLoginMutation()
  const hasCodes = methods.includes('totp')
  const { control, handleSubmit, setError } = useForm({ defaultValues: { code: '' } })
  const submit = handleSubmit(async ({ code }) => {
    const answer = await pass({ challenge, answer: secondFactorAnswerOf(code) })
    if (answer.data) onOpened(answer.data)
    else if (isSecretRefused(answer.error))
      setError('code', { type: 'refused', message: problemText(answer.error) }, { shouldFocus: true })
  })
  return (
    <form noValidate method="post" className="space-y-5" onSubmit={(event) => void submit(event)}>
      <h2 className="text-subheading font-semibold">{t('login.title')}</h2>
      <p className="text-soft">{t('login.lead')}</p>
      {methods.includes('passkey') && (
        <>
          <PasskeyButton
            ask={() => askPasskey(challenge)}
            onUsed={async (passkey) => {
              const answer = await pass({ challenge, answer: { passkey } })
              if (answer.data) onOpened(answer.data)
              return answer
            }}
          />
          <p className="text-center text-soft">{t('passkey.or')}</p>
        </>
      )}
      <FormField
        control={control}
        name="code"
        label={t(hasCodes ? 'secondFactor' : 'recoveryOnly')}
        hint={t(hasCodes ? 'secondFactorHint' : 'recoveryOnlyHint')}
        autoComplete="one-time-code"
        maxLength={40}
        isRequired
        faultOf={(typed) => (typed.trim() === '' ? 'missing' : undefined)}
        saying={({ type, message }) => (type === 'refused' ? message : t('missing'))}
      />
      {error && !isSecretRefused(error) && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
      <Button type="submit" isDisabled={isLoading} className="w-full">
        {t(isLoading ? 'login.working' : 'login.submit')}
      </Button>
      <Button look="quiet" onPress={onAgain} className="w-full">
        {t('login.again')}
      </Button>
    </form>
  )
}

/** What a login was answered with that wants a second factor; undefined where it failed otherwise. */
export function challengeIn(failure: unknown): SecondFactorChallenge | undefined {
  if (!isProblem(failure) || failure.code !== 'SECOND_FACTOR_NEEDED') return undefined
  return secondFactorChallenge.safeParse(failure.details).data
}
