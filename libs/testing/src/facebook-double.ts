import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { formOf, sendPage, serveProvider, type Outage } from './provider-server'
import { choiceField, plantedPeople, refusal, signInPage, type PlantedPerson } from './sign-in-page'

/** `unreadable`: its answers to services are pages instead of data, as outages of large providers look. */
export type FacebookFault = Outage | 'unreadable'

export interface FacebookDouble {
  readonly url: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly profileUrl: string
  readonly people: readonly PlantedPerson[]
  /** From now on, until it is told otherwise. */
  behave(fault: FacebookFault | undefined): void
  stop(): Promise<void>
}

export interface FacebookDoubleOptions {
  readonly appId: string
  readonly appSecret: string
  readonly redirectUris: readonly string[]
  /** A free one unless given. */
  readonly port?: number
  readonly people?: readonly PlantedPerson[]
}

interface Granted {
  readonly person: PlantedPerson
  readonly redirectUri: string
  readonly challenge: string
}

const paths = { authorize: '/dialog/oauth', token: '/oauth/access_token', profile: '/me' }

/**
 * Facebook's side of its manual login flow on loopback: the dialog, the exchange of a code (once, for the same
 * redirect address, secret and PKCE verifier) and the profile (a bearer token with its appsecret_proof).
 * Source: developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export async function startFacebookDouble(options: FacebookDoubleOptions): Promise<FacebookDouble> {
  const people = options.people ?? plantedPeople
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, PlantedPerson>()
  let fault: FacebookFault | undefined
  const outage = (): Outage | undefined => (fault === 'unreadable' ? undefined : fault)

  const dialog = async (request: IncomingMessage, response: ServerResponse, { searchParams }: URL) => {
    const redirectUri = searchParams.get('redirect_uri') ?? ''
    const isKnown =
      searchParams.get('client_id') === options.appId && options.redirectUris.includes(redirectUri)
    if (!isKnown) return sendPage(response, 'URL blocked: this redirect failed')
    if (request.method === 'GET') {
      return sendPage(response, signInPage('Log in to the local Facebook', request.url ?? '', people))
    }
    const chosen = (await formOf(request)).get(choiceField) ?? refusal
    const person = people.find(({ subject }) => subject === chosen)
    const back = new URL(redirectUri)
    if (person) {
      const code = randomBytes(16).toString('hex')
      codes.set(code, { person, redirectUri, challenge: searchParams.get('code_challenge') ?? '' })
      back.searchParams.set('code', code)
    } else {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_reason', 'user_denied')
    }
    back.searchParams.set('state', searchParams.get('state') ?? '')
    back.hash = '_=_' // as Facebook does, for reasons of its own
    response.writeHead(302, { location: back.toString() }).end()
  }

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const form = await formOf(request)
    const granted = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const isRight =
      granted !== undefined &&
      form.get('client_id') === options.appId &&
      form.get('client_secret') === options.appSecret &&
      form.get('redirect_uri') === granted.redirectUri &&
      sha256(form.get('code_verifier') ?? '') === granted.challenge
    if (!isRight) return sendData(response, 400, refused('Error validating verification code', 100))
    const token = randomBytes(24).toString('hex')
    tokens.set(token, granted.person)
    sendData(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 })
  }

  const profile = (request: IncomingMessage, response: ServerResponse, { searchParams }: URL) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const person = tokens.get(token)
    const proof = createHmac('sha256', options.appSecret).update(token).digest('hex')
    if (!person || searchParams.get('appsecret_proof') !== proof) {
      return sendData(response, 400, refused('Invalid OAuth access token', 190))
    }
    const known = { id: person.subject, name: person.name, email: person.email }
    const asked = (searchParams.get('fields') ?? 'id,name').split(',')
    sendData(
      response,
      200,
      Object.fromEntries(Object.entries(known).filter(([name]) => asked.includes(name))),
    )
  }

  const server = await serveProvider(options.port ?? 0, outage, async (base) => (request, response) => {
    const url = new URL(request.url ?? '/', base)
    if (url.pathname === paths.authorize) return void dialog(request, response, url)
    if (fault === 'unreadable') return sendPage(response, '<h1>Sorry, something went wrong.</h1>')
    if (url.pathname === paths.token) return void exchange(request, response)
    if (url.pathname === paths.profile) return profile(request, response, url)
    response.writeHead(404).end()
  })
  return {
    url: server.url,
    authorizeUrl: server.url + paths.authorize,
    tokenUrl: server.url + paths.token,
    profileUrl: server.url + paths.profile,
    people,
    behave: (next) => void (fault = next),
    stop: server.stop,
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

const refused = (message: string, code: number): object => ({
  error: { message, type: 'OAuthException', code },
})

function sendData(response: ServerResponse, status: number, data: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(data))
}
