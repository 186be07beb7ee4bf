import { isEgressError } from '@originseal/egress'
import { CaptureError } from '../capture/capture-error'
import type { RenderedPage } from '../capture/capture-page'
import type { ResourceState } from '../fetching/resource-state.rules'
import type { PageLink } from '../source'
import type { ReadPage } from '../pages/read-page'

/** Opens a page with a browser. Rejects with `CaptureError` or an egress error if it can't be opened. */
export type OpenPage = (url: string) => Promise<RenderedPage>

/** A page that plain HTTP brought without its contents, and the little it holds without them. */
export interface Shell {
  readonly link: PageLink
  readonly page: ReadPage
  /** Before it was asked for. */
  readonly askedAt: Date
  /** By which the document can be known again. */
  readonly state: ResourceState | undefined
}

export interface BrowserQueueOptions {
  readonly openPage: OpenPage | undefined
  /** Pages opened at most. */
  readonly limit: number
  /** Smaller is opened first. */
  readonly urgency: (link: PageLink) => number
  /** Aborted when nothing more is to be opened. */
  readonly running: AbortSignal
  readonly opened: (shell: Shell, page: RenderedPage) => Promise<void>
  /** Told what `opened` or a fault of our own threw. */
  readonly failed: (error: unknown) => void
}

/** After these the browser opens no other page either. */
const broken = new Set(['browser-failed', 'no-sandbox', 'closed'])

/**
 * The pages of one search that wait for the browser, opened one at a time, most urgent first. Those that it can't
 * open, or that are left when the time is up, are handed back.
 */
export class BrowserQueue {
  private readonly waiting = new Map<string, Shell>()
  private readonly unopened: Shell[] = []
  private room: number
  private turn: Promise<void> | undefined

  constructor(private readonly options: BrowserQueueOptions) {
    this.room = options.openPage ? options.limit : 0
  }

  /** Addresses of pages that are here and not recorded. */
  get held(): ReadonlySet<string> {
    return new Set([...this.waiting.keys(), ...this.unopened.map(({ link }) => link.url)])
  }

  get isBusy(): boolean {
    return this.turn !== undefined
  }

  /** False if it will not be opened. */
  take(shell: Shell): boolean {
    const { openPage, running } = this.options
    if (!openPage || this.room <= 0 || running.aborted) return false
    this.waiting.set(shell.link.url, shell)
    this.start(openPage)
    return true
  }

  /** Resolves when the page that is open now is done with. */
  async nextPage(): Promise<void> {
    await this.turn
  }

  /** The pages that were not opened. */
  leftOver(): readonly Shell[] {
    return [...this.unopened, ...this.waiting.values()]
  }

  private start(openPage: OpenPage): void {
    const { urgency, running, failed } = this.options
    const shell = [...this.waiting.values()].sort((one, other) => urgency(one.link) - urgency(other.link))[0]
    if (this.turn || !shell || this.room <= 0 || running.aborted) return
    this.room -= 1
    // A failure ends the whole search by the signal; whoever waits here only needs to know that the turn is over.
    this.turn = this.open(openPage, shell)
      .catch(failed)
      .finally(() => {
        this.turn = undefined
        this.start(openPage)
      })
  }

  private async open(openPage: OpenPage, shell: Shell): Promise<void> {
    try {
      const page = await this.pageOf(openPage, shell.link.url)
      if (page) await this.options.opened(shell, page)
      else this.unopened.push(shell)
    } finally {
      this.waiting.delete(shell.link.url)
    }
  }

  private async pageOf(openPage: OpenPage, url: string): Promise<RenderedPage | undefined> {
    try {
      const page = await unlessAborted(openPage(url), this.options.running)
      const isThere = page.status < 400 && new URL(page.finalUrl).origin === new URL(url).origin
      return isThere ? page : undefined
    } catch (error) {
      if (error instanceof CaptureError && broken.has(error.code)) this.room = 0
      if (this.options.running.aborted || isEgressError(error) || error instanceof CaptureError)
        return undefined
      throw error
    }
  }
}

/** The browser has a time limit of its own: a page that nobody waits for any more ends soon. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
