import { setTimeout as delay } from 'node:timers/promises'
import {
  connect,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type HTTPRequest,
  type HTTPResponse,
  type Page,
} from 'puppeteer'
import { EgressProxy, type EgressPolicy } from '@originseal/egress'
import { CaptureError } from './capture-error'
import { ChromiumProcess } from './chromium-process'
import { DevtoolsPipe } from './devtools-pipe'
import { superviseVisit } from './supervise-visit'

export type { CDPSession, HTTPRequest, HTTPResponse, Page }

export interface CaptureBrowserOptions {
  /** From {@link findChromium}. */
  readonly executablePath: string
  readonly policy: EgressPolicy
  /** Only where neither user namespaces nor the setuid helper can be had, and the machine has nothing to lose. */
  readonly allowNoSandbox?: boolean
  /** What one page may cost, in all processes together; 512 MiB by default. Not measured outside Linux. */
  readonly maxMemoryBytes?: number
}

export interface VisitLimits {
  readonly timeoutMs: number
  /** On the wire, all requests of the visit. */
  readonly maxBytes: number
}

interface Running {
  readonly browser: Browser
  readonly process: ChromiumProcess
  readonly isConfined: boolean
  /** Refuses everything: what the browser does on its own behalf does not leave. */
  readonly deadEnd: EgressProxy
}

const defaultMemory = 512 * 1024 * 1024
const startMs = 15_000
const closeMs = 2_000
const confinedWithinMs = 2_000
const lookAgainMs = 50
/** A browser that has seen this many pages makes way for a fresh one. */
const visitsPerBrowser = 50

/**
 * A Chromium for pages that nobody trusts. One page at a time, each in a browser context of its own behind an egress
 * proxy of its own; a page that overstays, overeats or breaks the browser costs that browser its life, and the next
 * visit starts another.
 */
export class CaptureBrowser {
  private running: Running | undefined
  private visits = 0
  private closed = false
  private turn: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: CaptureBrowserOptions) {}

  /**
   * Whether a sandbox confines what pages run. Starts the browser if it does not run.
   * Throws {@link CaptureError} `no-sandbox` or `browser-failed`.
   */
  async isConfined(): Promise<boolean> {
    return this.inTurn(async () => (await this.started()).isConfined)
  }

  /**
   * Gives `work` a blank page and the proxy that it goes through, when its turn comes.
   * Throws what `work` throws, or {@link CaptureError} `timeout`, `memory`, `browser-failed`, `no-sandbox`, `closed`.
   */
  visit<Value>(
    limits: VisitLimits,
    work: (page: Page, proxy: EgressProxy) => Promise<Value>,
  ): Promise<Value> {
    return this.inTurn(() => this.visitNow(limits, work))
  }

  /** Ends the browser at once; a visit under way fails. */
  async close(): Promise<void> {
    this.closed = true
    this.running?.process.kill()
    await this.turn
    await this.stop()
  }

  private inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = this.turn.then(() => {
      if (this.closed) throw new CaptureError('closed')
      return work()
    })
    // The caller hears of a failure; for the next in turn it only matters that this one is over.
    this.turn = result.catch(() => undefined)
    return result
  }

  private async visitNow<Value>(
    limits: VisitLimits,
    work: (page: Page, proxy: EgressProxy) => Promise<Value>,
  ): Promise<Value> {
    const running = await this.started()
    this.visits += 1
    const proxy = await EgressProxy.start(this.options.policy, { maxBytes: limits.maxBytes })
    const maxMemory = this.options.maxMemoryBytes ?? defaultMemory
    const watch = superviseVisit(running.process, limits.timeoutMs, maxMemory)
    let context: BrowserContext | undefined
    const visiting = async (): Promise<Value> => {
      context = await running.browser.createBrowserContext({
        proxyServer: proxy.url,
        proxyBypassList: ['<-loopback>'],
        downloadBehavior: { policy: 'deny' },
      })
      return work(await context.newPage(), proxy)
    }
    try {
      return await Promise.race([visiting(), watch.failed])
    } finally {
      const broke = watch.stop()
      await proxy.close()
      if (broke || this.visits >= visitsPerBrowser || !(await closedInTime(context))) await this.stop()
    }
  }

  private async started(): Promise<Running> {
    if (this.running?.browser.connected) return this.running
    await this.stop()
    this.visits = 0
    this.running = await this.start(false).catch((error: unknown) => {
      const withoutSandbox =
        error instanceof CaptureError && error.code === 'no-sandbox' && this.options.allowNoSandbox
      if (!withoutSandbox) throw error
      return this.start(true)
    })
    return this.running
  }

  private async start(withoutSandbox: boolean): Promise<Running> {
    const deadEnd = await EgressProxy.start(this.options.policy, { maxConnections: 0 })
    const { executablePath } = this.options
    const process = new ChromiumProcess({ executablePath, proxyUrl: deadEnd.url, withoutSandbox })
    try {
      const browser = await connected(process)
      const isConfined = !withoutSandbox && (await hasConfinedRenderers(browser, process))
      if (!isConfined && !this.options.allowNoSandbox) throw new CaptureError('no-sandbox')
      return { browser, process, isConfined, deadEnd }
    } catch (error) {
      process.kill()
      await Promise.all([process.ended, deadEnd.close()])
      throw error
    }
  }

  private async stop(): Promise<void> {
    const running = this.running
    this.running = undefined
    running?.process.kill()
    await running?.process.ended
    await running?.deadEnd.close()
  }
}

async function connected(process: ChromiumProcess): Promise<Browser> {
  const { to, from } = process.pipes
  const connecting = connect({
    transport: new DevtoolsPipe(to, from),
    defaultViewport: { width: 1280, height: 900 },
    protocolTimeout: 30_000,
  })
  const ended = process.ended.then((said) => {
    if (lacksSandbox(said)) throw new CaptureError('no-sandbox')
    throw new CaptureError('browser-failed')
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CaptureError('browser-failed', 'START_TIMEOUT')), startMs)
  })
  // A browser that ends breaks the connection first; why it ended is the better answer.
  return Promise.race([connecting.catch(() => ended), ended, late]).finally(() => clearTimeout(timer))
}

/**
 * Looks at the browser while it has a page. A renderer confines itself before it runs anything of a page; one that has only
 * just been started is looked at again.
 */
async function hasConfinedRenderers(browser: Browser, process: ChromiumProcess): Promise<boolean> {
  const page = await browser.newPage()
  try {
    await page.evaluate('undefined')
    const deadline = Date.now() + confinedWithinMs
    while (!process.isConfined) {
      if (Date.now() > deadline) return false
      await delay(lookAgainMs)
    }
    return true
  } finally {
    await page.close()
  }
}

async function closedInTime(context: BrowserContext | undefined): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), closeMs)
  })
  const closing = Promise.resolve(context?.close()).then(
    () => context !== undefined,
    () => false,
  )
  return Promise.race([closing, late]).finally(() => clearTimeout(timer))
}

/** What Chromium says when neither namespaces nor the setuid helper are to be had. */
function lacksSandbox(said: string): boolean {
  return said
    .toLowerCase()
    .split('\n')
    .some((line) => {
      const [, ...complaint] = line.split('sandbox')
      return (
        line.includes('no usable sandbox') ||
        line.includes('failed to move to new namespace') ||
        /not|fail/.test(complaint.join(' '))
      )
    })
}
