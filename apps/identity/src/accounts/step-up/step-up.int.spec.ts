import { problemBody, stepUpResponse } from '@originseal/contracts'
import { TokenVerifier } from '@originseal/http'
import { startIdentity, type RunningIdentity } from '../../identity.harness'
import { join, mailsTo, rowsOf } from '../accounts.harness'

let identity: RunningIdentity
let verifier: TokenVerifier
beforeAll(async () => {
  identity = await startIdentity()
  verifier = TokenVerifier.fromIdentity(await identity.app.getUrl())
})
afterAll(() => identity.stop())

type Somebody = Awaited<ReturnType<typeof join>>
const prove = (person: Somebody, body: unknown) => person.ask('POST', '/account/step-ups', { body })
const askForCode = (person: Somebody) => person.ask('POST', '/account/step-up-codes')
const codeOf = async (response: Response): Promise<string> => problemBody.parse(await response.json()).code
const proofOf = async (response: Response) => stepUpResponse.parse(await response.json()).data
const caller = async (person: Somebody) => (await verifier.verify(person.token))!

/** As accounts are that were made by a social sign-in: without a password, their address seen by the provider. */
async function joinSocially(): Promise<Somebody> {
  const person = await join(identity)
  await rowsOf(
    identity,
    'UPDATE account SET password_hash = NULL, email_confirmed_at = now() WHERE id = $1',
    [person.userId],
  )
  return person
}

describe('to be known once more', () => {
  test('the password proves it, to the same person in the same session and to nobody else', async () => {
    const [person, other] = [await join(identity), await join(identity)]
    const { proof, method } = await proofOf(await prove(person, { password: person.written.password }))
    expect(method).toBe('password')
    const known = await caller(person)
    // Nobody has confirmed the address yet.
    expect(await verifier.verifyStepUp(proof, known)).toEqual({ method: 'password', confirmedEmail: null })
    expect(await verifier.verifyStepUp(proof, await caller(other))).toBeUndefined()
    expect(await verifier.verifyStepUp(proof, { ...known, sessionId: crypto.randomUUID() })).toBeUndefined()
    // Neither is taken for the other.
    expect(await verifier.verify(proof)).toBeUndefined()
    expect(await verifier.verifyStepUp(person.token, known)).toBeUndefined()
  })

  test('a wrong password proves nothing, and an account without one is not known by an empty one', async () => {
    expect(await codeOf(await prove(await join(identity), { password: 'guessed' }))).toBe('PASSWORD_WRONG')
    expect(await codeOf(await prove(await joinSocially(), { password: '' }))).toBe('PASSWORD_WRONG')
  })

  test('without a password a code by mail proves it, once, however it is typed', async () => {
    const person = await joinSocially()
    expect((await askForCode(person)).status).toBe(202)
    const mail = (await mailsTo(identity, person.written.email, 2)).at(-1)
    const code = /^[0-9A-Z]{8}$/m.exec(mail?.text ?? '')?.[0] as string
    expect(await codeOf(await prove(await joinSocially(), { code }))).toBe('STEP_UP_CODE_WRONG')
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    const { proof } = await proofOf(await prove(person, { code: typed }))
    expect(await verifier.verifyStepUp(proof, await caller(person))).toEqual({
      method: 'mail-code',
      confirmedEmail: person.written.email,
    })
    expect(await codeOf(await prove(person, { code }))).toBe('STEP_UP_CODE_WRONG')
  })

  test('whoever has a password is asked for it, and no code goes to an address that nobody has confirmed', async () => {
    expect(await codeOf(await askForCode(await join(identity)))).toBe('STEP_UP_NEEDS_PASSWORD')
    const person = await joinSocially()
    await rowsOf(identity, 'UPDATE account SET email_confirmed_at = NULL WHERE id = $1', [person.userId])
    expect(await codeOf(await askForCode(person))).toBe('STEP_UP_NEEDS_ADDRESS')
  })

  test('codes can be guessed ten times in a quarter of an hour', async () => {
    const person = await joinSocially()
    for (let guess = 0; guess < 10; guess += 1)
      expect((await prove(person, { code: `0000000${guess}` })).status).toBe(403)
    expect(await codeOf(await prove(person, { code: '00000000' }))).toBe('LOGIN_TRIES_EXCEEDED')
  })
})
