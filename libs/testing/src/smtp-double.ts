import { createServer, type AddressInfo, type Socket } from 'node:net'

interface ReceivedMail {
  readonly to: string[]
  /** Headers and body as they came. */
  readonly message: string
}

/** A mail server as it stands on the wire (RFC 5321), in as far as a client that only delivers meets one. */
export interface SmtpDouble {
  readonly url: string
  readonly received: ReceivedMail[]
  /** What it says to the next addresses, once each; '250 OK' when there is nothing left to say. */
  readonly answers: string[]
  /** So many of the next messages are taken, and the connection ends before that is said. */
  lostAnswers: number
  close(): Promise<void>
}

/** @param login who may send: without one nobody logs in */
export async function startSmtpDouble(login?: SmtpLogin): Promise<SmtpDouble> {
  const double = { received: [] as ReceivedMail[], answers: [] as string[], lostAnswers: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    converse(socket, double, login)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(double, {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

interface SmtpLogin {
  readonly user: string
  readonly password: string
}
type Conversing = Omit<SmtpDouble, 'url' | 'close'>

function converse(socket: Socket, double: Conversing, login?: SmtpLogin): void {
  const { received, answers } = double
  // RFC 4616: an empty identity, the name and the password, each behind a zero.
  const plain = login && Buffer.from(`\0${login.user}\0${login.password}`).toString('base64')
  let pending = ''
  let message: string[] | undefined
  let to: string[] = []
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string): void => {
    if (message) {
      if (line !== '.') return void message.push(line.replace(/^\.\./, '.'))
      received.push({ to, message: message.join('\r\n') })
      message = undefined
      to = []
      if (double.lostAnswers === 0) return void say('250 accepted')
      double.lostAnswers -= 1
      socket.end()
    } else if (/^EHLO/i.test(line)) say(plain === undefined ? '250 double' : '250-double\r\n250 AUTH PLAIN')
    else if (/^AUTH/i.test(line)) say(line === `AUTH PLAIN ${plain}` ? '235 welcome' : '535 not you, secret')
    else if (/^RCPT TO:<(.*)>/i.test(line)) {
      const answer = answers.shift() ?? '250 OK'
      if (answer.startsWith('2')) to.push(/<(.*)>/.exec(line)?.[1] ?? '')
      say(answer)
    } else if (/^DATA/i.test(line)) {
      message = []
      say('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else {
      if (/^(?:MAIL|RSET)/i.test(line)) to = []
      say('250 OK')
    }
  }
  say('220 double')
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${pending}${text}`.split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}
