import { AsyncLocalStorage } from 'node:async_hooks'
import { ConsoleLogger, Logger } from '@nestjs/common'
import { AnswerRelay } from './answer-relay'

const context = new AsyncLocalStorage<string>()

/** Notes in whose context something was said, as the product's logger does for its request ids. */
class Ear extends ConsoleLogger {
  readonly heard: [said: unknown, within: string | undefined][] = []
  override warn(said: unknown): void {
    this.heard.push([said, context.getStore()])
  }
}

let ear: Ear
beforeEach(() => Logger.overrideLogger((ear = new Ear())))
afterEach(() => Logger.overrideLogger(new ConsoleLogger()))

test('what breaks is told with the name of its own request, not of the one that opened the connection', () => {
  const request = { id: 'second', url: '/api/scans/one/stream?token=secret' }
  const outgoing = { headersSent: true, destroyed: false, destroy: () => outgoing }
  const relay = context.run(
    'second',
    () => new AnswerRelay(request as never, outgoing as never, {}, () => false),
  )
  context.run('first', () => relay.onResponseError({} as never, new Error('other side closed')))
  expect(ear.heard).toEqual([['the answer to /api/scans/one/stream broke off: other side closed', 'second']])
})
