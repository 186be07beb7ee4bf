/** Stands in for the browser's EventSource, which jsdom does not have; a spec plays the server. */
export class EventSourceDouble {
  static opened: EventSourceDouble[] = []
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  onerror: (() => void) | null = null
  isClosed = false

  constructor(readonly url: string) {
    EventSourceDouble.opened.push(this)
  }

  close() {
    this.isClosed = true
  }

  send(data: unknown) {
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    this.onmessage?.(new MessageEvent('message', { data: text }))
  }

  lose() {
    this.onerror?.()
  }

  /** Puts the double in the platform's place for every test of a file. */
  static install() {
    beforeAll(() => Object.assign(globalThis, { EventSource: EventSourceDouble }))
    afterEach(() => (EventSourceDouble.opened = []))
  }

  /** The stream that is open now. */
  static get current(): EventSourceDouble {
    const open = EventSourceDouble.opened.findLast((stream) => !stream.isClosed)
    if (!open) throw new Error('no stream is open')
    return open
  }
}
